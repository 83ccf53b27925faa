//! x
use skep_rules::*;
fn main(){ 
 let only=std::env::args().nth(1); let reps:usize=std::env::args().nth(2).map_or(3,|x|x.parse().unwrap());
 let data=std::fs::read_to_string("/work/shared/data/perft_positions.tsv").unwrap();
 let mut v=vec![("Base".to_string(),"Base".to_string(),7u32),("MLP".into(),"Base+MLP".into(),6)];
 for l in data.lines().skip(1){ let f:Vec<_>=l.split('\t').collect(); let d=f.len() as u32-2; v.push((f[0].into(),f[1].into(),d)); }
 for (n,g,d) in v { if only.as_ref().is_some_and(|o|o!="all" && *o!=n) {continue} let g:Game=g.parse().unwrap(); let mut best=0f64; let mut c=0;
  for _ in 0..reps { let t=std::time::Instant::now(); c=perft(g.position(),d); best=best.max(c as f64/t.elapsed().as_secs_f64()/1e6);} 
  println!("{n} {d} {c} {best:.1}M/s"); } }
