import { plannedByValue, type Sql } from '../../storage/sql.ts';

const parts = new WeakMap<Sql, readonly Sql[]>();

/** Registers `into` as parts of the condition: together they are equivalent to it, and no offer meets two of them. */
export function divided(condition: Sql, into: readonly Sql[]): Sql {
  const whole = plannedByValue(condition);
  parts.set(whole, into);
  return whole;
}

/** Conditions that can replace one of the given conditions and of which no offer meets two; undefined when there are none. */
export function partsOf(condition: Sql): readonly Sql[] | undefined {
  return parts.get(condition);
}
