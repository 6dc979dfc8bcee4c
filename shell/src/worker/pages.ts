import { isKeptPage, readCache, SHOWN, type ShownPage } from '../lib/kept.ts';
import { KEPT_MARK, UNREAD_MARK } from '../lib/kept-marks.ts';
import { SERVED } from '../lib/served-mark.ts';
import { currentHolder, keepFor } from './holder.ts';
import { hear, keptFrame, keptRelease, releaseOfPage } from './releases.ts';
import type { FetchEvent } from './scope.ts';
import { isAway } from './server.ts';
import { find, type Limits } from './storage.ts';

/** Milliseconds after which what this device has is better than waiting on. */
const DEADLINE = 5000;
const LIMITS: Limits = { count: 20, bytes: 2 ** 20, age: 14 * 86_400_000 };
/** Answers of the API and of people's tools, which are no pages. */
const NO_PAGES = /^\/(api|dev|g|r)\//;

export const isPage = ({ mode, method }: Request, { pathname }: URL): boolean =>
  mode === 'navigate' && method === 'GET' && !NO_PAGES.test(pathname);

const keyOf = ({ pathname, search }: URL): string => `/page${pathname}${search}`;

/** The network's answer; without one in time, what this device has of the page, or else the shell's offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const network = fetchPage(event);
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, DEADLINE, 'late'));
  const first = await Promise.race([network.catch(() => 'failed' as const), late]);
  if (first instanceof Response && !isAway(first)) return take(event, url, first);
  if (first === 'late') {
    const kept = await readPage(url);
    if (kept) {
      // It still says which release is live.
      event.waitUntil(network.then((answer) => take(event, url, answer)).catch(() => undefined));
      return kept;
    }
    const answer = await network.catch(() => null);
    if (answer && !isAway(answer)) return take(event, url, answer);
  }
  const kept = (await readPage(url)) ?? (await offlinePage(url));
  if (kept) return kept;
  return first instanceof Response ? first : network;
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Learns from a page which release is live, and keeps it. */
function take(event: FetchEvent, url: URL, answer: Response): Response {
  if (answer.ok && /^text\/html\b/.test(answer.headers.get('content-type') ?? ''))
    event.waitUntil(keepPage(url, answer.clone(), answer.clone()));
  return answer;
}

async function keepPage(url: URL, toRead: Response, toKeep: Response): Promise<void> {
  const holder = await currentHolder();
  const release = releaseOfPage(await toRead.text());
  if (release === 0) return;
  await hear(release);
  // While the release cannot be taken, no page of it is kept: its files might not be.
  if (isKeptPage(url) && (await keptRelease())?.number === release)
    await keepFor(holder, keyOf(url), toKeep, LIMITS, release);
}

/** A page that was shown on this device: its copy of the kept release, else the frame, in which the shell shows what was read. */
async function readPage(url: URL): Promise<Response | null> {
  const cacheName = readCache(await currentHolder());
  const release = await keptRelease();
  const kept = await find(cacheName, keyOf(url), LIMITS.age);
  if (kept && kept.release === release?.number) return marked(kept.response, `${KEPT_MARK}="${kept.at}"`);
  const list = await find(cacheName, SHOWN, Number.POSITIVE_INFINITY);
  const shown: ShownPage[] = list ? await list.response.json() : [];
  const page = shown.find(({ path }) => path === url.pathname + url.search);
  return page ? frameFor(url, `${KEPT_MARK}="${page.at}"`) : null;
}

function offlinePage(url: URL): Promise<Response | null> {
  // In an address quotes are encoded.
  const address = (url.pathname + url.search).replaceAll('&', '&amp;');
  return frameFor(url, `${KEPT_MARK}="0" ${UNREAD_MARK}="${address}"`);
}

const SERVED_MARKS = new RegExp(` ${SERVED}(="[^"]*")?`, 'g');

/** The offline page as the frame of another address: nothing of what it holds is taken over there. */
async function frameFor(url: URL, marks: string): Promise<Response | null> {
  const frame = await keptFrame(localeOf(url));
  return frame ? marked(frame, marks, (html) => html.replace(SERVED_MARKS, '')) : null;
}

const localeOf = ({ pathname }: URL) => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'pl');

/** With its own headers, its policy among them. */
async function marked(page: Response, marks: string, change = (html: string) => html): Promise<Response> {
  const html = change(await page.text()).replace('<html ', () => `<html ${marks} `);
  return new Response(html, { headers: page.headers });
}
