import type { Db } from '../storage/db.ts';
import type { Sql } from '../storage/sql.ts';
import type { TestApi } from './harness.ts';

/** Records every statement sent through `db`, also in its transactions. Returns a function that stops it. */
function record(db: Db, into: Sql[]): () => void {
  const { query, one, transaction } = db;
  db.query = (statement) => {
    into.push(statement);
    return query.call(db, statement) as never;
  };
  // `one` of both engines uses `query`, so only that is recorded.
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
