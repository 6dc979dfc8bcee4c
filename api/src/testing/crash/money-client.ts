import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '../../platform/ids.ts';
import { type Account, PASSWORD } from './crash-world.ts';

/** An access token lives five minutes, as does a confirmation. */
const SIGN_IN_AGAIN_MS = 4 * 60 * 1000;
/** Between two tries while the database recovers from its own crash. */
const RETRY_MS = 200;

/** Where calls go. */
export interface Addresses {
  /** For the next call. Resolves once there is one. */
  address(): Promise<string>;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/**
 * Sends calls until they are answered: calls lost with a killed process are sent again, the same with the same key, to
 * another process or the next one.
 */
export class MoneyClient {
  /** Calls answered. */
  answered = 0;
  /** Calls whose answer was lost at least once. */
  brokenOff = 0;
  /** Those of them whose answer was lost again. */
  brokenAgain = 0;
  /** Calls under way. */
  open = 0;
  /** Answers that say that the product failed, not that the database is away. */
  readonly failures: string[] = [];
  private readonly api: Addresses;
  private readonly sessions = new Map<string, { since: number; headers: Promise<Record<string, string>> }>();
  private waiting: (() => void)[] = [];

  constructor(api: Addresses) {
    this.api = api;
  }

  /** A write with its own key, as `account`. */
  async write(account: Account, path: string, body: object): Promise<Answer> {
    return this.call(account, { method: 'POST', path, body: JSON.stringify(body) });
  }

  async call(account: Account, request: Omit<Request, 'headers'>): Promise<Answer> {
    const headers = {
      'idempotency-key': newId(),
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(account.companyId ? { 'company-id': account.companyId } : {}),
    };
    return this.untilAnswered(async () => ({
      ...request,
      headers: { ...headers, ...(await this.session(account.email)) },
    }));
  }

  /** A call of the payment provider, whose event's id is the key. */
  async report(path: string, body: string): Promise<Answer> {
    const request = { method: 'POST', path, body, headers: { 'content-type': 'application/octet-stream' } };
    return this.untilAnswered(async () => request);
  }

  /** Resolves once `count` more calls are answered. */
  async answers(count: number): Promise<void> {
    const enough = this.answered + count;
    while (this.answered < enough) await new Promise<void>((resume) => this.waiting.push(resume));
  }

  /** The headers of somebody who has given the password. */
  private session(email: string): Promise<Record<string, string>> {
    const known = this.sessions.get(email);
    if (known && performance.now() - known.since < SIGN_IN_AGAIN_MS) return known.headers;
    const headers = this.signIn(email);
    this.sessions.set(email, { since: performance.now(), headers });
    return headers;
  }

  private async signIn(email: string): Promise<Record<string, string>> {
    const post = async (path: string, json: object, headers = {}) => {
      const sent = { 'content-type': 'application/json', ...headers };
      const request = { method: 'POST', path: `/api/accounts/${path}`, headers: sent, body: JSON.stringify(json) };
      const { status, body } = await this.untilAnswered(async () => request);
      assert.equal(status, 200, `${path} of ${email}: ${JSON.stringify(body)}`);
      return body;
    };
    const { access } = await post('login/', { email, password: PASSWORD });
    const authorization = `Bearer ${access}`;
    const { token } = await post('confirm/', { password: PASSWORD }, { authorization });
    return { authorization, confirmation: String(token) };
  }

  private async untilAnswered(make: () => Promise<Request>): Promise<Answer> {
    this.open += 1;
    try {
      for (let tries = 0; ; tries += 1) {
        const answer = await this.attempt(make);
        if (answer) return this.count(answer);
        if (tries === 0) this.brokenOff += 1;
        if (tries === 1) this.brokenAgain += 1;
      }
    } finally {
      this.open -= 1;
    }
  }

  private count(answer: Answer): Answer {
    this.answered += 1;
    for (const resume of this.waiting.splice(0)) resume();
    return answer;
  }

  /** Null when nobody knows whether the call took effect. */
  private async attempt(make: () => Promise<Request>): Promise<Answer | null> {
    const url = await this.api.address();
    // Only now: a session may end while the next process starts.
    const { path, ...init } = await make();
    try {
      const reply = await fetch(`${url}${path}`, init);
      const body = (await reply.json()) as Answer['body'];
      if (reply.status < 500) return { status: reply.status, body };
      if (reply.status !== 503) this.failures.push(`${init.method} ${path}: ${reply.status} ${body.code}`);
      await pause(RETRY_MS);
    } catch {
      // The process was killed, or is being killed: the next one gets the call.
    }
    return null;
  }
}
