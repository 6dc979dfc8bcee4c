import type { Db } from '../storage/db.ts';
import type { Sql } from '../storage/sql.ts';
import type { TestApi } from './harness.ts';

/** Notes every statement that goes through `db`, those of its transactions included. Returns the way back. */
function record(db: Db, into: Sql[]): () => void {
  const { query, one, transaction } = db;
  db.query = (statement) => {
    into.push(statement);
    return query.call(db, statement) as never;
  };
  // `one` of both engines runs through `query`, so only that is noted.
  db.transaction = (run) =>
    transaction.call(db, (tx: Db) => {
      if (tx !== db) record(tx, into);
      return run(tx);
    }) as never;
  return () => Object.assign(db, { query, one, transaction });
}

/** The statements of one call, in order. */
export async function recordedStatements(api: TestApi, call: () => Promise<unknown>): Promise<Sql[]> {
  const statements: Sql[] = [];
  const stop = record(api.db, statements);
  try {
    await call();
    return statements;
  } finally {
    stop();
  }
}
