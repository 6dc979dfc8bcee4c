export const SERVICE_WORKER_PATH = '/sw.js';

/** All caches of the service worker (shell/src/lib/kept.ts). */
const PREFIX = 'wspolnik-';

/**
 * A service worker that removes its predecessor, all that it kept, and itself. Open pages go on without one; nothing is reloaded.
 */
export const REMOVAL_SCRIPT = `addEventListener("install",function(){skipWaiting()});
addEventListener("activate",function(event){event.waitUntil(caches.keys().then(function(names){
return Promise.all(names.filter(function(name){return name.startsWith(${JSON.stringify(PREFIX)})}).map(function(name){return caches.delete(name)}))
}).then(function(){return registration.unregister()}))});`;
