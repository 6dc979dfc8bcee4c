import { HOLDER, STATE } from '../lib/kept.ts';
import { MemoryCaches } from './cache-storage.ts';

type Answer = Response | Promise<Response>;

export interface Asked {
  path: string;
  token: string | null;
}

interface Sent {
  method?: string;
  token?: string;
  company?: string;
  mode?: string;
  destination?: string;
}

/** An access token of this session, as far as a browser can read it. */
export const tokenOf = (session: string): string => `x.${btoa(JSON.stringify({ sub: 'p', sid: session }))}.x`;

/** The service worker in front of a server. */
export class TestWorker {
  /** Times of the kept answers that pages were notified of. */
  readonly notes: number[] = [];
  readonly asked: Asked[] = [];
  private readonly work: Promise<unknown>[] = [];
  private readonly listeners: Record<string, (event: object) => void> = {};

  readonly caches: MemoryCaches;
  private constructor(kept: MemoryCaches) {
    this.caches = kept;
  }

  /** @param serve answers what the worker asks; a rejection is a network that is away */
  static async start(serve: (asked: Asked) => Answer, kept = new MemoryCaches()): Promise<TestWorker> {
    const worker = new TestWorker(kept);
    const ofPage = { postMessage: ({ kept }: { kept: number }) => worker.notes.push(kept) };
    Object.assign(globalThis, {
      caches: worker.caches,
      skipWaiting: async () => {},
      registration: { navigationPreload: { enable: async () => {} } },
      clients: { claim: async () => {}, get: async () => ofPage },
      fetch: async (input: string | { url: string; headers: Headers }) => {
        const isText = typeof input === 'string';
        const { pathname, search } = new URL(isText ? input : input.url, window.location.origin);
        const asked = { path: pathname + search, token: isText ? null : input.headers.get('authorization') };
        worker.asked.push(asked);
        return serve(asked);
      },
    });
    jest.resetModules();
    const listen = jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
      worker.listeners[type] = listener as (event: object) => void;
    });
    await import('../worker/main.ts');
    listen.mockRestore();
    worker.dispatch('install');
    worker.dispatch('activate');
    await worker.settle();
    return worker;
  }

  private dispatch(type: string, more: object = {}): Promise<Response> | null {
    let answer: Promise<Response> | null = null;
    const waitUntil = (work: Promise<unknown>) => this.work.push(work);
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    this.listeners[type]?.({ waitUntil, respondWith, ...more });
    return answer;
  }

  /** Null when the worker leaves the request to the browser. */
  send(path: string, { method = 'GET', token, company, mode = 'cors', destination = '' }: Sent = {}) {
    const headers = new Headers();
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (company) headers.set('company-id', company);
    const { href } = new URL(path, window.location.origin);
    const request = { url: href, method, headers, mode, destination, signal: new AbortController().signal };
    return this.dispatch('fetch', { request, clientId: 'page' });
  }

  /** The page at an address, as the browser shows it; null when there is nothing to show. */
  async open(path: string): Promise<{ html: string; headers: Headers } | null> {
    try {
      const answer = await this.send(path, { mode: 'navigate' });
      await this.settle();
      return answer && { html: await answer.text(), headers: answer.headers };
    } catch {
      return null;
    }
  }

  /** What the page reads; null without an answer. */
  async read(path: string, sent: Sent = {}): Promise<unknown> {
    try {
      const answer = await this.send(path, sent);
      await this.settle();
      return (await answer?.json()) ?? null;
    } catch {
      return null;
    }
  }

  /** As the page does at a sign-in and at the end of a session (offline/start.ts). */
  async takeHolder(holder: string): Promise<void> {
    await (await this.caches.open(STATE)).put(HOLDER, new Response(holder));
  }

  /** All that the worker does after its answers. */
  async settle(): Promise<void> {
    while (this.work.length > 0) await Promise.all(this.work.splice(0));
  }
}
