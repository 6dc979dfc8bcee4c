import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request for a checkout session. */
export interface AskedSession {
  path: string;
  /** Its Idempotency-Key. */
  key: string;
  form: URLSearchParams;
}

/** Hook before an answer; resolves to the status of a failure, or to nothing for a session. */
export type BeforeAnswer = (session: AskedSession) => Promise<number | undefined>;

export interface StripeStandIn {
  /** Settings of an API that asks it. */
  settings: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_API_BASE: string };
  /** Every request, in order. */
  asked: AskedSession[];
  /** Replaced by who wants it to be slow or to fail. */
  beforeAnswer: BeforeAnswer;
  /** Answers nothing until `release`; `reached` resolves once `count` requests have come. */
  hold(count: number): { reached: Promise<void>; release: () => void };
  close(): Promise<void>;
}

/** Listens as Stripe's API and answers checkout sessions: the same one for the same key. */
export async function startStripeStandIn(beforeAnswer: BeforeAnswer = async () => undefined): Promise<StripeStandIn> {
  const keys: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const key = String(request.headers['idempotency-key']);
    const session = { path: request.url ?? '', key, form: new URLSearchParams(body) };
    stripe.asked.push(session);
    const failure = await stripe.beforeAnswer(session);
    if (!keys.includes(key)) keys.push(key);
    const number = keys.indexOf(key) + 1;
    const answer = failure
      ? { error: { message: 'down' } }
      : { id: `cs_${number}`, object: 'checkout.session', url: `https://checkout.test/${number}` };
    response.writeHead(failure ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stripe: StripeStandIn = {
    settings: {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    asked: [],
    beforeAnswer,
    hold(count) {
      const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<undefined>()];
      let missing = count;
      stripe.beforeAnswer = () => {
        missing -= 1;
        if (missing === 0) reached.resolve();
        return released.promise;
      };
      return { reached: reached.promise, release: () => released.resolve(undefined) };
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return stripe;
}
