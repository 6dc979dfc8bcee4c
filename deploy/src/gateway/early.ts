import type { Route } from '../release/types.ts';
import { fillPath, type Params } from './paths.ts';

/** A read that the page's HTML starts: its path relative to /api/, and the path to pictures in its response. */
export interface EarlyRead {
  path: string;
  pictures?: string;
}

/**
 * Reads of the page's first data. The query is canonical (keys sorted, empty ones dropped, encoded by URLSearchParams),
 * exactly as shared-auth's queryString builds it: it is the key that the page looks up.
 */
export function earlyReads(route: Route, params: Params, search: URLSearchParams): EarlyRead[] {
  return (route.early ?? []).map(({ path, query = [], defaults = {}, pictures }) => {
    const values: Params = { ...defaults };
    for (const key of query) {
      const value = search.get(key);
      if (value) values[key] = value;
    }
    const pairs = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
    const text = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
    return { path: fillPath(path, params) + (text ? `?${text}` : ''), pictures };
  });
}

/** The caller that the page's data needs: anybody (null), a signed-in person, or a company in use. */
export type EarlyNeeds = 'session' | 'company' | null;

export function earlyNeeds(route: Route): EarlyNeeds {
  if (route.roles?.includes('company')) return 'company';
  return route.protected || route.roles?.length ? 'session' : null;
}

/** Pictures of a response that are prefetched: a row of cards. More would delay the page's code. */
const PICTURES = 3;

/**
 * Starts the requests before any of our code has arrived. With a stored session they have its bearer token; when the access
 * token has expired (within 5 s) nothing is sent, because the client has to refresh first. A response's first pictures are
 * requested when it arrives: otherwise the largest paint would wait only for them.
 */
export function earlyScript(reads: EarlyRead[], needs: EarlyNeeds): string {
  return `(function(reads,needs){
var early=window.__early={},headers={"Accept-Language":"en"},state=null;
try{state=JSON.parse(localStorage.getItem("wspolnik.session")||"null").state}catch(e){}
if(state&&state.access_token){
try{if(JSON.parse(atob(state.access_token.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).exp*1000<Date.now()+5000)return}catch(e){return}
headers.Authorization="Bearer "+state.access_token;
if(state.company)headers["Company-Id"]=state.company.id
}else if(needs)return;
if(needs==="company"&&!state.company)return;
reads.forEach(function(read){
var answer=early[read.path]=fetch("/api/"+read.path,{headers:headers}).then(function(r){return r.ok?r.json():Promise.reject(new Error(String(r.status)))});
answer.then(function(found){
if(read.pictures)read.pictures.split(".").reduce(function(at,key){return at.flatMap(function(one){return key==="*"?one:[one&&one[key]]})},[found])
.filter(Boolean).slice(0,${PICTURES}).forEach(function(url){new Image().src=url})
}).catch(function(){})
})
})(${scriptJson(reads)},${scriptJson(needs)})`;
}

/** JSON that is safe inside <script>: no tag can begin or end in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
