//! Logistic regression: the weights with which the evaluation foretells best how games end.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use skep_engine::eval::features::{self, COUNT};

use crate::error::Error;
use crate::net::{Lesson, Net};
use crate::rows::Rows;
use crate::source::{self, SCALE};

/// How to fit.
pub(crate) struct Plan {
    pub(crate) linear_rounds: usize,
    pub(crate) rounds: usize,
    pub(crate) trust: f32,
    pub(crate) seed: u64,
    pub(crate) verbose: bool,
}

/// Fits, and writes the weights down.
pub(crate) fn fit(files: &[PathBuf], output: &Path, plan: &Plan) -> Result<(), Error> {
    let [training, test] = Rows::read(files, plan.trust)?;
    say(format_args!("{} positions to learn from, {} to test", training.len(), test.len()));
    let mut net = Net::new(skep_engine::eval::weights(), plan.seed);
    let judge = |what: fmt::Arguments<'_>, net: &Net| {
        let (learnt, tested) = (net.loss(&training), net.loss(&test));
        say(format_args!("{what}: {learnt:.5} learnt, {tested:.5} tested"));
    };
    judge(format_args!("the old linear weights"), &net);
    let lesson = Lesson { rounds: plan.linear_rounds, linear: true, seed: plan.seed };
    net.learn(&training, lesson, |round, net| judge(format_args!("linear, round {round}"), net));
    if plan.verbose {
        let parts = net.parts();
        for index in 0..COUNT {
            if let Some(name) = features::name(index) {
                let [opening, ending] =
                    [parts.opening, parts.ending].map(|part| part[index] * SCALE);
                say(format_args!("{opening:8.1} {ending:8.1}  {name}"));
            }
        }
    }
    let lesson = Lesson { rounds: plan.rounds, linear: false, seed: plan.seed };
    net.learn(&training, lesson, |round, net| judge(format_args!("round {round}"), net));
    for (name, text) in
        [("linear.rs", source::weights(&net)), ("network.rs", source::network(&net))]
    {
        let path = output.join(name);
        fs::write(&path, text).map_err(|error| Error::File(path, error))?;
    }
    Ok(())
}

fn say(text: fmt::Arguments<'_>) {
    let _ = std::io::Write::write_fmt(&mut std::io::stdout(), format_args!("{text}\n"));
}
