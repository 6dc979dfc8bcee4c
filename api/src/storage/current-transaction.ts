import { AsyncLocalStorage } from 'node:async_hooks';

/** Distinguishes the code of a transaction from code that goes on after it. */
export interface TransactionFrame {
  open: boolean;
}

const current = new AsyncLocalStorage<TransactionFrame>();

/** Runs `work`, and whatever it calls, inside the transaction until its creator sets `open` to false. */
export function runInside<T>(frame: TransactionFrame, work: () => Promise<T>): Promise<T> {
  return current.run(frame, work);
}

const isInside = (): boolean => current.getStore()?.open === true;

/**
 * A query on the pool during an open transaction of the same call waits for ever on the embedded engine (one session) and
 * reads stale data on the other; both engines refuse it, so that tests on either find the mistake.
 */
export function refuseBeside(): void {
  if (isInside()) throw new Error('query beside an open transaction: pass the transaction on');
}

/**
 * Every client of something outside calls this before it does: a transaction would hold a connection for as long as the other
 * side takes, and ten of them are all that a process has (ADR 82).
 */
export function assertNoTransaction(callee: string): void {
  if (isInside()) throw new Error(`${callee} called inside a transaction: call it before or after`);
}
