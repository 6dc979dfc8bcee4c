import { FILES, PREFIX, readCache, STATE } from '../lib/kept.ts';
import type { KeptNote } from '../lib/kept-marks.ts';
import { answerFile, isFile } from './files.ts';
import { currentHolder } from './holder.ts';
import { answerPage, isPage } from './pages.ts';
import { answerPicture, isPicture } from './pictures.ts';
import { answerRead, isRead } from './reads.ts';
import { hear } from './releases.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

// The service worker (ADR 120). It answers reads only: writes, the websocket, guarded files and other sites pass it by.

const scope = self as unknown as WorkerScope;

// It holds nothing of a page, and files are named by their content: any worker serves any open tab.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => event.waitUntil(start()));

async function start(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  const own = [FILES, STATE, readCache(await currentHolder())];
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !own.includes(name));
  for (const name of names) await caches.delete(name);
  await scope.clients.claim();
  await hear(Number.POSITIVE_INFINITY);
}

scope.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});

function answerOf(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return null;
  if (isPage(request, url)) return answerPage(event);
  if (isFile(request, url)) return answerFile(event);
  if (isRead(request, url)) return answerRead(event, (note) => tell(event.clientId, note));
  if (isPicture(request, url)) return answerPicture(event);
  if (request.method === 'GET' && url.pathname === '/release') return overhear(event);
  return null;
}

async function tell(clientId: string, note: KeptNote): Promise<void> {
  (await scope.clients.get(clientId))?.postMessage(note);
}

/** An open page asks for a newer release, and the worker follows it. */
async function overhear(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request);
  if (answer.status === 200) {
    const next: Promise<{ number: number }> = answer.clone().json();
    event.waitUntil(next.then(({ number }) => hear(number)));
  }
  return answer;
}
