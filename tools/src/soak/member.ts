import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isSmoke } from '../../../api/src/testing/command-options.ts';

export const PASSWORD = 'Demo!2345';
/** An access token lives five minutes. */
const RENEW_MS = 4 * 60 * 1000;
/** A smoke runs beside others, and times do not matter to it. */
const DEADLINE_MS = isSmoke ? 60_000 : 10_000;
/** Between two tries of a call, or to open the socket. */
const AGAIN_MS = 500;
const RECENT = 50;

interface CallOptions {
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 200)}`);
    this.status = status;
  }
}

async function attempt(url: string, { json, form, headers }: CallOptions, method?: string): Promise<Response> {
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    body,
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (response.ok) return response;
  throw new Refused(response.status, await response.text());
}

/**
 * Rejects for every answer that is no success. A call with a key is sent once more when its connection broke, as the browser does
 * (shared-auth/src/client.ts).
 */
export async function call(url: string, options: CallOptions = {}, method?: string): Promise<Response> {
  try {
    return await attempt(url, options, method);
  } catch (error) {
    const isBroken = error instanceof TypeError || (error instanceof Refused && error.status === 502);
    if (!isBroken || !options.headers?.['idempotency-key']) throw error;
    await pause(AGAIN_MS);
    return attempt(url, options, method);
  }
}

interface Tokens {
  access: string;
  refresh: string;
}

/** Somebody who is signed in for the whole run, with a socket while it is open. */
export class Member {
  id = '';
  readonly email: string;
  private readonly origin: string;
  private tokens: Promise<Tokens> | null = null;
  private since = 0;
  private socket: WebSocket | null = null;
  private isListening = false;
  private readonly expected = new Map<string, () => void>();
  /** A frame may be here before the answer that names what it is about. */
  private readonly recent: string[] = [];

  constructor(origin: string, email: string) {
    this.origin = origin;
    this.email = email;
  }

  async signIn(): Promise<void> {
    const response = await call(`${this.origin}/api/accounts/login/`, {
      json: { email: this.email, password: PASSWORD },
    });
    const { access, refresh, user } = (await response.json()) as Tokens & { user: { id: string } };
    this.id = user.id;
    this.tokens = Promise.resolve({ access, refresh });
    this.since = performance.now();
  }

  private async renew({ refresh }: Tokens): Promise<Tokens> {
    const response = await call(`${this.origin}/api/accounts/refresh-token/`, { json: { refresh } });
    return (await response.json()) as Tokens;
  }

  private async access(): Promise<string> {
    const { tokens } = this;
    if (!tokens) throw new Error(`${this.email} is not signed in`);
    if (performance.now() - this.since > RENEW_MS) {
      this.since = performance.now();
      const renewed = tokens.then((old) => this.renew(old));
      this.tokens = renewed;
      // The next call renews them when this one could not.
      renewed.catch(() => {
        this.tokens = tokens;
        this.since = Number.NEGATIVE_INFINITY;
      });
      return (await renewed).access;
    }
    return (await tokens).access;
  }

  /** A call of the API with the member's token, and with its own key. */
  async call(path: string, options: CallOptions = {}, method?: string): Promise<Response> {
    const headers = {
      authorization: `Bearer ${await this.access()}`,
      'idempotency-key': randomUUID(),
      ...options.headers,
    };
    return call(`${this.origin}/api/${path}`, { ...options, headers }, method);
  }

  private async ticket(): Promise<string> {
    const response = await this.call('accounts/ws-ticket/', {}, 'POST');
    return ((await response.json()) as { ticket: string }).ticket;
  }

  /** Opens the socket, and opens it again when the server has closed it, as the browser does. */
  async listen(): Promise<void> {
    await this.open();
    this.isListening = true;
  }

  /** What came meanwhile is read. */
  private async reopen(): Promise<void> {
    while (this.isListening) {
      try {
        await this.open();
        return this.hear(await (await this.call('message-threads-get/')).text());
      } catch {
        await pause(AGAIN_MS);
      }
    }
  }

  private async open(): Promise<void> {
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/api/ws/?token=${await this.ticket()}`);
    this.socket = socket;
    let isOpen = false;
    socket.addEventListener('message', ({ data }) => this.hear(String(data)));
    socket.addEventListener('close', () => {
      if (this.socket === socket && isOpen) this.reopen();
    });
    await new Promise((resolve, reject) => {
      socket.addEventListener('message', resolve, { once: true });
      socket.addEventListener('close', reject, { once: true });
    });
    isOpen = true;
  }

  stopListening(): void {
    this.isListening = false;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private hear(frame: string): void {
    this.recent.push(frame);
    if (this.recent.length > RECENT) this.recent.shift();
    for (const [text, resolve] of this.expected) {
      if (!frame.includes(text)) continue;
      this.expected.delete(text);
      resolve();
    }
  }

  /** Resolves with the frame that holds `text`; rejects when it does not come. */
  hears(text: string): Promise<void> {
    if (this.recent.some((frame) => frame.includes(text))) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.expected.delete(text);
        reject(new Error(`no frame with ${text} within ${DEADLINE_MS} ms`));
      }, DEADLINE_MS);
      this.expected.set(text, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
