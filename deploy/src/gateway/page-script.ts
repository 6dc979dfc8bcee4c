import { hashOf } from './page-styles.ts';

// The one script of a page that is part of its HTML. Its text is the same for every page, so that the policy names it by its hash and
// one body serves everybody. What differs between pages is in <script type="application/json" id="start">; all other scripts
// are made by this one, each with the hash that its name is.

/** Shows the chosen theme, or the system's, before anything is painted. */
export const THEME_SCRIPT = `(function(t){try{t=localStorage.getItem("wspolnik.theme")}catch(e){}
if(t==="dark"||t!=="light"&&matchMedia("(prefers-color-scheme:dark)").matches)document.documentElement.classList.add("dark")})()`;

/** webpack would wait for the tag of a failed chunk; without the tag it retries. */
const FAILED_SCRIPT = `addEventListener("error",function(e){var t=e.target;if(t&&t.tagName==="SCRIPT")t.remove()},true)`;

/** Pictures of a response that are prefetched: a row of cards. More would delay the page's code. */
const PICTURES = 3;

/**
 * Starts the page's first reads before any of our code has arrived. With a stored session they have its bearer token; when the access
 * token has expired (within 5 s) nothing is sent, because the client has to refresh first. A guest asks for nothing that the
 * page was rendered from; `rendered` says that the gateway means to render it. A response's first pictures are requested when it arrives: otherwise the largest paint would wait
 * only for them. Their `srcset` is that of the page (`pictureSource` of system), so that the browser chooses the same one.
 */
export const EARLY_SCRIPT = `function stored(){try{var s=JSON.parse(localStorage.getItem("wspolnik.session")||"null").state;return s.access_token?s:null}catch(e){return null}}
function early(start){
var answers=window.__early={},headers={"Accept-Language":"en"},state=stored();
if(state){
try{if(JSON.parse(atob(state.access_token.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).exp*1000<Date.now()+5000)return}catch(e){return}
headers.Authorization="Bearer "+state.access_token;
if(state.company)headers["Company-Id"]=state.company.id
}else if(start.needs)return;
if(start.needs==="company"&&!state.company)return;
if(!start.rendered||headers.Authorization)ask();
else ready(function(){var served=document.getElementById("served"),found=served&&JSON.parse(served.textContent);
if(!found)return ask();
for(var path in found)answers[path]=Promise.resolve(found[path])});
function ask(){start.reads.forEach(function(read){
var answer=answers[read.path]=fetch("/api/"+read.path,{headers:headers}).then(function(r){return r.ok?r.json():Promise.reject(new Error(String(r.status)))});
answer.then(function(found){
if(read.pictures&&!start.rendered)read.pictures.split(".").reduce(function(at,key){return at.flatMap(function(one){return key==="*"?one:[one&&one[key]]})},[found])
.filter(Boolean).slice(0,${PICTURES}).forEach(function(one){
var image=new Image(),url=one.url||one,widths=read.widths;
if(widths){image.sizes=read.sizes;image.srcset=widths.filter(function(w,i){return!i||widths[i-1]<one.width})
.map(function(w){return url+"?w="+w+" "+Math.min(w,one.width)+"w"}).join(", ")}
image.src=url})
}).catch(function(){})
})}}`;

/**
 * Keeps each chunk of a container with the file that it came in, until the container's entry takes those that it lists
 * (tools/src/webpack). Chunks of a page run as soon as they arrive, often before their entry: without this the entry would not
 * know them and would wait for a tag that has loaded long ago.
 */
export const SHELF_SCRIPT = `function shelve(names){names.forEach(function(n){(self["webpackChunk"+n]=[]).push=function(d){
d.file=/[^/]+$/.exec(document.currentScript.src.split("?")[0])[0];this[this.length]=d}})}`;

/**
 * Until React begins to take a part of the page over (event `wp:takeover`), the last press there is kept and given to it once. What is
 * typed or chosen until it has ended is kept as well, because React resets the fields that it controls; it is given back before the
 * press, in the page itself when that is ready (`wp:page`), or before the next letter or press, then twice: the first event of a field
 * only makes React end. A part that is rendered anew finds its fields by their names or labels. A form that only scripts can send is
 * not sent.
 */
const KEEP_SCRIPT = `function keep(){
var d=document,pressed=null,typed=[],over=[],ended=[];
function area(t){return t.closest&&t.closest("#main,#header,#footer")}
function press(e){var b=e.target.closest&&e.target.closest("button,summary,[role=button]"),a=b&&area(b);if(!a)return;if(over.indexOf(a)<0)pressed=b;else of(a).concat(of(a)).forEach(give)}
function of(a){return typed.filter(function(k){return k.a===a})}
function type(e){var t=e.target,a=area(t);if(a&&ended.indexOf(a)<0){typed=typed.filter(function(k){return now(k)!==t});
typed.push({t:t,a:a,v:/^(checkbox|radio)$/.test(t.type)?t.checked:t.value})}}
function before(e){var k=typed.filter(function(k){return now(k)===e.target})[0];if(k&&e.target.value!==k.v)give(k)}
function hold(e){var a=area(e.target);if(a&&over.indexOf(a)<0&&e.target.getAttribute("action")==="#")e.preventDefault()}
d.addEventListener("submit",hold,true);d.addEventListener("click",press,true);d.addEventListener("beforeinput",before,true);d.addEventListener("input",type,true);d.addEventListener("change",type,true);
function now(k){if(k.t.isConnected)return k.t;var n=k.t.name?"name":"aria-label",v=k.t.getAttribute(n);return v?k.a.querySelector("["+n+'="'+CSS.escape(v)+'"]'):null}
function give(k){var t=now(k);if(!t)return;if(typeof k.v==="boolean"){if(t.checked!==k.v)t.click();return}
if(t.tagName!=="SELECT")t.value=t.defaultValue;
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(t),"value").set.call(t,k.v);
t.dispatchEvent(new Event(t.tagName==="SELECT"?"change":"input",{bubbles:true}))}
function giveAll(a){setTimeout(function(){ended.push(a);var mine=of(a);typed=typed.filter(function(k){return k.a!==a});
mine.forEach(give);pass(a)})}
function pass(a){var b=pressed;if(b&&area(b)===a){pressed=null;setTimeout(function(){if(b.isConnected)b.click()})}}
addEventListener("wp:takeover",function(e){var a=area(e.detail.root);if(!a)return;
if(over.indexOf(a)<0)over.push(a);
if(!of(a).length)pass(a);
if(e.detail.step==="done"&&a.id!=="main")giveAll(a)});
addEventListener("wp:page",function(){giveAll(d.getElementById("main"))},{once:true})}`;

/** Milliseconds that scripts wait for the pictures of the first row. */
const PICTURES_FIRST = 1500;

/**
 * Requests the scripts of the page. Without a rendered page they are all that the visitor waits for. Otherwise the page is painted
 * first, and they run after the pictures of its first row. Chunks only pass their modules to webpack, in any order; a remote's
 * entry needs the shell's runtime and is only requested. `pnpm dev` takes `main` out where it runs another shell.
 */
const RUN_SCRIPT = `function run(start){
var d=document,main=start.main?[start.main]:[],file=/^\\/r\\/[a-z0-9_]+\\/([0-9a-f]{64})\\.(js|css)$/;
function check(u){if(!file.test(u))throw new TypeError(u);return u}
var policy=window.trustedTypes?trustedTypes.createPolicy("mf-release",{createScriptURL:check}):{createScriptURL:check};
function secure(t,u){t.integrity="sha256-"+btoa(file.exec(u)[1].replace(/../g,function(h){return String.fromCharCode(parseInt(h,16))}));t.crossOrigin="anonymous";return t}
function preload(u){var l=secure(d.createElement("link"),u);l.rel="preload";l.as=/css$/.test(u)?"style":"script";l.fetchPriority=start.rendered?"low":"high";l.href=u;d.head.append(l)}
function script(u){var s=secure(d.createElement("script"),u);s.async=true;s.fetchPriority="high";s.src=policy.createScriptURL(u);d.head.append(s)}
function all(){start.ahead.concat(main).forEach(preload);start.chunks.forEach(script);ready(function(){main.forEach(script)})}
if(!start.rendered)return all();
ready(function(){
if(!d.getElementById("served"))return all();
start.chunks.concat(start.ahead,main).forEach(preload);
var left=[].slice.call(d.querySelectorAll("main img[fetchpriority=high]")).filter(function(i){return !i.complete}),began=false;
function begin(){if(!began){began=true;requestAnimationFrame(function(){setTimeout(function(){start.chunks.concat(main).forEach(script)})})}}
function one(e){left=left.filter(function(i){return i!==e.target});if(!left.length)begin()}
if(!left.length)return begin();
left.forEach(function(i){i.addEventListener("load",one);i.addEventListener("error",one)});
setTimeout(begin,${PICTURES_FIRST})})}`;

/**
 * The first use of Intl in a page takes a browser some 20 ms, because it reads its list of languages. It is made while nothing but the
 * network is waited for, and not within the task that starts the shell.
 */
const INTL_SCRIPT = `(window.requestIdleCallback||setTimeout)(function(){Intl.NumberFormat.supportedLocalesOf(document.documentElement.lang)})`;

export const PAGE_SCRIPT = `(function(){${THEME_SCRIPT};${FAILED_SCRIPT};
function ready(then){if(document.readyState==="loading")document.addEventListener("DOMContentLoaded",then);else then()}
${EARLY_SCRIPT}
${SHELF_SCRIPT}
${KEEP_SCRIPT}
${RUN_SCRIPT}
var start=JSON.parse(document.getElementById("start").textContent);
if(start.rendered&&start.personal&&stored()&&(start.personal==="wide"||matchMedia("(max-width:767px)").matches))document.documentElement.classList.add("wp-waits");
shelve(start.containers);early(start);if(start.rendered)keep();run(start);
${INTL_SCRIPT}})()`;

export const PAGE_SCRIPT_HASH = hashOf(PAGE_SCRIPT);
