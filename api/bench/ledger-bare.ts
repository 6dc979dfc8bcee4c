import assert from 'node:assert/strict';
import pg from 'pg';
import { createApi } from '../src/index.ts';
import { newId } from '../src/platform/ids.ts';

interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

const INSERTS_ORDER = /insert into orders/;
const INSERTS_INVOICES = /insert into order_invoices/;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const statementOf = (sent: Statement | string): Statement => (typeof sent === 'string' ? { text: sent } : sent);

/** The transaction that `run` sends and that inserts an order, from its first statement to its last. */
async function recordPurchase(run: () => Promise<unknown>): Promise<Statement[]> {
  const sent: { client: pg.Client; statement: Statement }[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    sent.push({ client: this, statement: statementOf(args[0] as Statement | string) });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  const { client } = sent.find(({ statement }) => INSERTS_ORDER.test(statement.text)) ?? {};
  const statements = sent.filter((one) => one.client === client).map(({ statement }) => statement);
  // A job may have used the same connection before.
  const order = statements.findIndex(({ text }) => INSERTS_ORDER.test(text));
  const begin = statements.findLastIndex(({ text }, index) => text === 'begin' && index < order);
  const commit = statements.findIndex(({ text }, index) => text === 'commit' && index > order);
  return statements.slice(begin, commit + 1);
}

/** Ids in the values of the statement that copies both sides' invoice details: of the order and of its copies. */
function idsOfCopies(statements: readonly Statement[]): string[] {
  const { values } = statements.find(({ text }) => INSERTS_INVOICES.test(text)) ?? {};
  return JSON.stringify(values ?? []).match(UUID) ?? [];
}

/** The same statement for another order and key. */
function renamed({ values = [], ...statement }: Statement, names: ReadonlyMap<string, string>): pg.QueryConfig {
  const rename = (value: unknown): unknown =>
    typeof value === 'string' ? [...names].reduce((text, [from, to]) => text.replaceAll(from, to), value) : value;
  return { ...statement, values: values.map(rename) };
}

interface Bare {
  /** Sends `amount` purchases; answers the rate per second. */
  buy(amount: number, connections: number): Promise<number>;
  close(): Promise<void>;
}

/**
 * Sends the statements of a purchase as the API does, one after the other in a transaction, without the API. `buyers` are their ids
 * in turn, because a buyer's open orders are counted; the first one is the sender of `purchase`.
 */
export async function barePurchases(
  env: Record<string, string>,
  purchase: { body: object; headers: Record<string, string> },
  buyers: readonly string[],
): Promise<Bare> {
  const api = await createApi({ env });
  const key = newId();
  const statements = await recordPurchase(() =>
    api.app.inject({
      method: 'POST',
      url: '/api/offers/buy/',
      payload: purchase.body,
      headers: { ...purchase.headers, 'idempotency-key': key },
    }),
  );
  await api.close();
  assert.ok(
    statements.some(({ text }) => text.includes('ledger_post')),
    'no purchase was recorded',
  );
  const order = String(statements.find(({ text }) => INSERTS_ORDER.test(text))?.values?.[0]);
  const copies = idsOfCopies(statements);
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: Number(env.DATABASE_POOL) });

  let sent = 0;
  async function send(): Promise<void> {
    sent += 1;
    const names = new Map([
      ...copies.map((id): [string, string] => [id, newId()]),
      [order, newId()],
      [key, newId()],
      [buyers[0] ?? '', buyers[sent % buyers.length] ?? ''],
    ]);
    const client = await pool.connect();
    try {
      for (const statement of statements) await client.query(renamed(statement, names));
    } finally {
      client.release();
    }
  }

  return {
    async buy(amount, connections) {
      let left = amount;
      const started = performance.now();
      const worker = async () => {
        for (; left > 0; ) {
          left -= 1;
          await send();
        }
      };
      await Promise.all(Array.from({ length: connections }, worker));
      return amount / ((performance.now() - started) / 1000);
    },
    close: () => pool.end(),
  };
}
