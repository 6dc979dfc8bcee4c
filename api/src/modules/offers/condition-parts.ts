import { plannedByValue, type Sql } from '../../storage/sql.ts';

const parts = new WeakMap<Sql, readonly Sql[]>();

/** A condition with its disjoint parts: every offer that meets it meets exactly one of them. */
export function divided(condition: Sql, into: readonly Sql[]): Sql {
  const whole = plannedByValue(condition);
  parts.set(whole, into);
  return whole;
}

/** The disjoint parts of a condition; undefined when it was not divided. */
export function partsOf(condition: Sql): readonly Sql[] | undefined {
  return parts.get(condition);
}
