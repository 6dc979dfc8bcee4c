import { v7, validate } from 'uuid';

/** UUIDv7: sorts by creation, so new rows are appended to every index. */
export function newId(): string {
  return v7();
}

/** Whether PostgreSQL accepts it as a uuid; it refuses anything else with an error. */
export const isId = (value: string): boolean => validate(value);
