import { type DOMWindow, JSDOM } from 'jsdom';
import { type BodyInput, type HeadInput, renderBody, renderHead } from '../gateway/document.ts';
import { sha256 } from '../release/content.ts';

/** Address of a built file, by a name that only the test knows. */
export const fileOf = (container: string, name: string, ending = 'js') =>
  `/r/${container}/${sha256(`${container}/${name}`)}.${ending}`;

interface Asked {
  url: string;
  headers: Record<string, string>;
}

export interface OpenPage {
  window: DOMWindow;
  document: Document;
  /** Requests to the API so far. */
  asked: Asked[];
  /** Addresses of scripts that were asked to run, and of files that were only requested. */
  scripts(): string[];
  preloads(): string[];
  /** Timers that were set with more than 0 ms: a test runs them. */
  timers: { then(): void; ms: number }[];
  /** Lets everything run that is due. */
  turn(): Promise<void>;
}

export interface PageOptions {
  /** What localStorage holds under a name; null: it is forbidden. */
  stored?: Record<string, string> | null;
  darkSystem?: boolean;
  narrow?: boolean;
  early?: HeadInput['early'];
  files?: HeadInput['files'];
  rendered?: boolean;
  personal?: boolean | 'wide';
  served?: BodyInput['served'];
  header?: string;
  main?: string;
  /** Of every answer of the API; a failure without it. */
  answer?: unknown;
  before?(window: DOMWindow): void;
}

const SHELL = { name: 'shell', assets: { entry: '', startup: [], chunks: {}, files: [] } };

/** A page of the gateway as a browser opens it, with its script. No file is loaded. */
export function openPage(options: PageOptions = {}): OpenPage {
  const asked: Asked[] = [];
  const timers: OpenPage['timers'] = [];
  const { stored = {}, rendered = false, served = null, early = { reads: [], needs: null } } = options;
  const html =
    renderHead({
      page: { locale: 'pl', path: '/offers' },
      shell: { ...SHELL, version: '', manifest: { name: 'shell', exposes: {}, roles: [], routes: [], slots: [] } },
      meta: '',
      early,
      files: options.files ?? [],
      styles: [],
      rendered,
      personal: options.personal ?? false,
    }) +
    renderBody({
      locale: 'pl',
      isPublic: true,
      waiting: '',
      header: options.header ?? '',
      main: options.main ?? '',
      footer: '',
      served,
      release: { number: 1, remotes: [], config: {} },
    });
  const { window } = new JSDOM(html, {
    url: 'https://wspolnik.test/offers',
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    beforeParse(page) {
      const soon = page.setTimeout.bind(page);
      for (const [name, value] of Object.entries(stored ?? {})) page.localStorage.setItem(name, value);
      if (!stored) {
        Object.defineProperty(page, 'localStorage', {
          get() {
            throw new Error('forbidden');
          },
        });
      }
      Object.assign(page, {
        CSS: { escape: (text: string) => text },
        matchMedia: (query: string) => ({
          matches: (query.includes('dark') ? options.darkSystem : options.narrow) ?? false,
        }),
        setTimeout: (then: () => void, ms = 0) => (ms === 0 ? soon(then) : timers.push({ then, ms })),
        async fetch(url: string, { headers }: Asked) {
          asked.push({ url, headers: { ...headers } });
          return 'answer' in options ? { ok: true, json: async () => options.answer } : { ok: false, status: 500 };
        },
      });
      options.before?.(page);
    },
  });
  const { document } = window;
  const addresses = <Found extends Element>(selector: string, of: (found: Found) => string) =>
    [...document.querySelectorAll<Found>(selector)].map((found) => new URL(of(found)).pathname);
  return {
    window,
    document,
    asked,
    timers,
    scripts: () => addresses<HTMLScriptElement>('script[src]', ({ src }) => src),
    preloads: () => addresses<HTMLLinkElement>('link[rel=preload]', ({ href }) => href),
    turn: () => new Promise((resolve) => window.requestAnimationFrame(() => window.setTimeout(resolve))),
  };
}

export const isReady = ({ document }: OpenPage): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve());
  });
