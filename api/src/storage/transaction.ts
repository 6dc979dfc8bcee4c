import { type TracedWork, traced } from '@wspolnik/settings/traced';
import type pg from 'pg';
import type { Db, ScriptDb, Topic } from './db.ts';
import type { Sql } from './sql.ts';

/** Sends one statement over a connection and answers its rows. */
export async function runOn<Row extends object>(client: pg.PoolClient, statement: Sql): Promise<Row[]> {
  const { name, text } = statement;
  // Values are never in the text.
  const work = (): TracedWork => ({
    name: /\w+/.exec(text)?.[0] ?? 'statement',
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  const result = await traced(work, () => client.query<Row>({ name, text, values: [...statement.values] }));
  return result.rows;
}

/** An open transaction on its own connection; its creator commits or rolls back, unless `committed`. */
export class Transaction implements ScriptDb {
  private readonly client: pg.PoolClient;
  /** Not awaited: it is sent with the first statement. */
  private readonly begun: Promise<unknown>;
  readonly announced = new Map<Topic, Set<string>>();
  committed = false;

  constructor(client: pg.PoolClient) {
    this.client = client;
    this.begun = client.query('begin');
    // The next query reports the error.
    this.begun.catch(() => {});
  }

  announce(topic: Topic, ids: readonly string[]): void {
    const known = this.announced.get(topic) ?? new Set();
    this.announced.set(topic, known);
    for (const id of ids) known.add(id);
  }

  async query<Row extends object>(statement: Sql): Promise<Row[]> {
    if (this.committed) throw new Error('query on a transaction that has committed');
    const [rows] = await Promise.all([runOn<Row>(this.client, statement), this.begun]);
    return rows;
  }

  async commitWith<Row extends object>(statement: Sql): Promise<Row[]> {
    if (this.committed) throw new Error('the transaction has committed already');
    const answer = runOn<Row>(this.client, statement);
    // After a failed statement the server turns this into a rollback.
    const [rows] = await Promise.all([answer, this.client.query('commit')]);
    this.committed = true;
    return rows;
  }

  async one<Row extends object>(statement: Sql): Promise<Row | undefined> {
    return (await this.query<Row>(statement))[0];
  }

  transaction<T>(join: (tx: Db) => Promise<T>): Promise<T> {
    return join(this);
  }

  async script(text: string): Promise<void> {
    await this.client.query(text);
  }
}
