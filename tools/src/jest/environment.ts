import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals of every browser that jsdom lacks, taken from Node, whose fetch needs its own classes. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'ReadableStream',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'structuredClone',
] as const;

/** jsdom's listeners refuse an AbortSignal of another realm, and Node's fetch refuses jsdom's: the page gets Node's. */
function acceptNodeSignals(target: EventTarget): void {
  const addEventListener = target.addEventListener;
  target.addEventListener = function (type, listener, options) {
    if (typeof options !== 'object' || !options?.signal) {
      addEventListener.call(this, type, listener, options);
      return;
    }
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
    addEventListener.call(this, type, listener, rest);
  };
}

/** jsdom with the browser's network classes, so that ky and the session run for real and a test only replaces `fetch`. */
export default class BrowserEnvironment extends TestEnvironment {
  private readonly channels = new Set<BroadcastChannel>();
  /** The page is gone, though what it has begun may go on until the process ends. */
  private isOver = false;

  override async setup(): Promise<void> {
    await super.setup();
    const page = this.global;
    for (const name of FROM_NODE) {
      Object.defineProperty(page, name, { value: globalThis[name], configurable: true, writable: true });
    }
    // Node refuses a relative URL; in a page it is relative to the document.
    const absolute = (input: RequestInfo | URL) =>
      input instanceof Request ? input : new URL(String(input), page.location.href);
    class PageRequest extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(absolute(input), init);
      }
    }
    const { channels } = this;
    const isOver = () => this.isOver;
    const replaced = {
      // An open channel would keep the process of the tests alive.
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          (this as unknown as { unref(): void }).unref();
          channels.add(this);
        }
        /** A page that is gone reaches nobody. That is no error in a browser, and here one would fail a later test. */
        override postMessage(message: unknown): void {
          if (!isOver()) super.postMessage(message);
        }
      },
      Request: PageRequest,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(absolute(input), init),
      // jsdom's own lacks subtle.
      crypto: globalThis.crypto,
      // Results of Node's classes must be instances of the page's class.
      Uint8Array,
      ArrayBuffer,
    };
    for (const [name, value] of Object.entries(replaced)) {
      Object.defineProperty(page, name, { value, configurable: true, writable: true });
    }
    acceptNodeSignals(page.EventTarget.prototype);
  }

  /** A channel reaches all pages of the process: those of a later test would hear this one's. */
  override async teardown(): Promise<void> {
    this.isOver = true;
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
