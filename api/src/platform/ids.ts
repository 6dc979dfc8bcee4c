import { v7, validate } from 'uuid';

/** UUIDv7: sorts by creation, so new rows land at the end of every index. */
export function newId(): string {
  return v7();
}

/** Whether PostgreSQL would take it for a uuid; anything else it refuses with an error. */
export const isId = (value: string): boolean => validate(value);
