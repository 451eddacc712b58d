import { encodedMark } from '../cipher.ts'
import { tabKeys } from '../local-items.ts'
import { withDifference } from './visit-choices.ts'
import { pickFor } from './visit-seed.ts'

/**
 * Runs in the head, and again for everything the parser adds until the page is complete, always before it is painted:
 * pages are the same for everybody, so random choices are made here. Reads or makes the seed of the visit, reads what the
 * shopper has chosen instead, replaces what `visitChoices` has marked, preloads the chosen images and reorders rows with
 * `data-shuffle`.
 */
export const visitScript = `(function(w,d){var pick=${pickFor},text=${withDifference},key='${tabKeys.visitSeed}',mark='${encodedMark}',seed,picks={};\
try{seed=+atob(sessionStorage.getItem(key).slice(mark.length))}catch(e){}\
if(!(seed>0&&seed%1===0)){seed=1+Math.floor(Math.random()*2147483648);try{sessionStorage.setItem(key,mark+btoa(seed))}catch(e){}}\
w.visitSeed=seed;\
try{picks=JSON.parse(atob(sessionStorage.getItem('${tabKeys.visitPicks}').slice(mark.length)))||picks}catch(e){}\
w.visitPicks=picks;function place(n,c){var p=picks[n];return p>=0&&p<c&&p%1===0?p:pick(seed,n,c)}\
function take(e,n){var v=e.getAttribute(n);e.removeAttribute(n);return v}\
function change(e,from,to){if(from===to)return;var all=[e].concat([].slice.call(e.querySelectorAll(':not(.dots *,svg,svg *)'))),x,a,i,j,t,best;\
while(x=all.pop())for(i=x.attributes.length;a=x.attributes[--i];){if(/^data-|^(class|id|sizes)$/.test(a.name)||a.name=='style'&&x.nodeName!='PICTURE')continue;\
for(best=j=-1;++j<from.length;)if((t=from[j])&&a.value.indexOf(t)>=0&&(best<0||t.length>from[best].length))best=j;\
if(best>=0&&from[best]!==to[best])a.value=a.value.split(from[best]).join(to[best])}}\
function press(e,from,to){e.querySelectorAll('[aria-pressed]').forEach(function(b){b.setAttribute('aria-pressed',b.value===to)});\
var t=d.createTreeWalker(e,4),x;while(x=t.nextNode())if(x.nodeValue===from)x.nodeValue=to}\
function choose(e){var v=take(e,'data-choices').split('\\n').map(function(l){return l.split('\\t')}),at=place(take(e,'data-choose'),v.length),from=v[0],to=at?v[at].map(function(t,i){return text(t,from[i]||'')}):from,l,i;\
if(e.nodeName=='LINK'){l=e.cloneNode();l.rel='preload';l.fetchPriority='high';change(l,from,to);d.head.appendChild(l);return}\
if(e.nodeName=='FORM')press(e,from[0],to[0]);else{change(e,from,to);e.querySelectorAll('.dots button').forEach(function(b,i){b.setAttribute('aria-pressed',i===at)})}\
if(e.hasAttribute('data-first')){e.removeAttribute('data-first');i=e.querySelector('img');if(i){i.loading='eager';i.fetchPriority='high'}}}\
function shuffle(e){take(e,'data-shuffle');var l=e.querySelector('ul');[].slice.call(l.children).map(function(c,i){return[pick(seed,String(i),2147483648),c]})\
.sort(function(a,b){return a[0]-b[0]}).forEach(function(c){l.appendChild(c[1])})}\
function look(){var last=d;while(last.lastChild)last=last.lastChild;function each(s,f){d.querySelectorAll(s).forEach(function(e){\
if(d.readyState!='loading'||!e.contains(last))f(e)})}each('[data-choices]',choose);each('[data-shuffle]',shuffle)}\
look();var o=new MutationObserver(look);o.observe(d,{childList:true,subtree:true});\
d.addEventListener('DOMContentLoaded',function(){look();o.disconnect()})})(window,document)`
