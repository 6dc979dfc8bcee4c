import { v7 } from 'uuid';

/** UUIDv7: sorts by creation, so new rows land at the end of every index. */
export function newId(): string {
  return v7();
}
