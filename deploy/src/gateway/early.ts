import type { Route } from '../release/types.ts';
import { fillPath, type Params } from './paths.ts';

/**
 * API paths of the page's first data, relative to /api/. The query is canonical (keys sorted, empty dropped, encoded
 * by URLSearchParams), letter for letter what shared-auth's queryString makes: it is the key that the page looks up.
 */
export function earlyPaths(route: Route, params: Params, search: URLSearchParams): string[] {
  return (route.early ?? []).map(({ path, query = [], defaults = {} }) => {
    const values: Params = { ...defaults };
    for (const key of query) {
      const value = search.get(key);
      if (value) values[key] = value;
    }
    const pairs = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
    const text = new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
    return fillPath(path, params) + (text ? `?${text}` : '');
  });
}

/** Who has to be there for the page's data: anybody (null), a signed-in person, or a company profile in use. */
export type EarlyNeeds = 'session' | 'company' | null;

export function earlyNeeds(route: Route): EarlyNeeds {
  if (route.roles?.includes('company')) return 'company';
  return route.protected || route.roles?.length ? 'session' : null;
}

/**
 * Starts the requests before any of our code has arrived. With a stored session they go out as its bearer; with one
 * whose access token has expired (within 5 s) nothing is sent, because the client has to refresh first anyway.
 */
export function earlyScript(paths: string[], needs: EarlyNeeds): string {
  return `(function(paths,needs){
var early=window.__early={},headers={"Accept-Language":"en"},state=null;
try{state=JSON.parse(localStorage.getItem("wspolnik.session")||"null").state}catch(e){}
if(state&&state.access_token){
try{if(JSON.parse(atob(state.access_token.split(".")[1].replace(/-/g,"+").replace(/_/g,"/"))).exp*1000<Date.now()+5000)return}catch(e){return}
headers.Authorization="Bearer "+state.access_token;
if(state.company)headers["Company-Id"]=state.company.id
}else if(needs)return;
if(needs==="company"&&!state.company)return;
paths.forEach(function(path){
var answer=early[path]=fetch("/api/"+path,{headers:headers}).then(function(r){return r.ok?r.json():Promise.reject(new Error(String(r.status)))});
answer.catch(function(){})
})
})(${scriptJson(paths)},${scriptJson(needs)})`;
}

/** JSON that may stand inside <script>: no tag can begin or end in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
