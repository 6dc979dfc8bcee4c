import { plannedByValue, type Sql } from '../../storage/sql.ts';

const parts = new WeakMap<Sql, readonly Sql[]>();

/** The condition, known to be met by what meets any of the parts, of which no offer meets two. */
export function divided(condition: Sql, into: readonly Sql[]): Sql {
  const whole = plannedByValue(condition);
  parts.set(whole, into);
  return whole;
}

/** Conditions that no offer meets two of, and of which one is as good as the given one. */
export function partsOf(condition: Sql): readonly Sql[] | undefined {
  return parts.get(condition);
}
