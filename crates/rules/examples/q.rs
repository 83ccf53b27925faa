//! x
use skep_rules::*;
use std::collections::BTreeSet;
fn main(){ 
 let data=std::fs::read_to_string("/work/shared/rules/positions.jsonl").unwrap();
 let mut n=0; let mut bad=0;
 for l in data.lines(){ 
   let v:serde_json::Value=serde_json::from_str(l).unwrap();
   let p=v["position"].as_str().unwrap();
   let pos:Position=match p.parse(){Ok(p)=>p,Err(e)=>{ if !e.to_string().contains("yet"){println!("{p} {e}");} continue}};
   n+=1;
   let lay=pos.layout();
   let pl=|c|{let a=lay.place(c).unwrap(); format!("{},{}",a.q,a.r)};
   let got:BTreeSet<String>=pos.actions().into_iter().map(|a| match a {Action::Place{tile,to}=>format!("place {tile} {}",pl(to)),Action::Move{tile,to}=>format!("move {tile} {}",pl(to)),Action::Pass=>"pass".into()}).collect();
   let want:BTreeSet<String>=v["actions"].as_array().unwrap().iter().map(|a|{let a=a.as_array().unwrap(); if a.len()==1{a[0].as_str().unwrap().to_string()}else{format!("{} {} {},{}",a[0].as_str().unwrap(),a[1].as_str().unwrap(),a[2],a[3])}}).collect();
   if got!=want || pos.to_string()!=p { bad+=1; println!("{p}\n {pos}\n extra {:?}\n missing {:?}", got.difference(&want).collect::<Vec<_>>(), want.difference(&got).collect::<Vec<_>>()); }
 }
 println!("{n} positions {bad} bad");
}
