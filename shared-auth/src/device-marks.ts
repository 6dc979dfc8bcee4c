import type { LoginReply } from '@wspolnik/contract';
import { createSessionStorage } from './session-storage.ts';

const KEY = 'wspolnik.devices';
/** People of one device; the API takes as many. The oldest are dropped. */
const MAX_PEOPLE = 5;

/** Mark by the person's id. */
type Marks = Record<string, string>;

const storage = createSessionStorage<Marks>();
const read = (): Marks => (storage.getItem(KEY) as { state?: Marks } | null)?.state ?? {};

/** Retained after a sign-out: it shows the next sign-in of this person that the device is theirs (ADR 59). */
export function rememberDevice({ user, device_mark }: LoginReply): void {
  const { [user.id]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MAX_PEOPLE);
  storage.setItem(KEY, { state: Object.fromEntries([...kept, [user.id, device_mark]]) });
}

/** Of everybody who signed in here, for the body of a sign-in; whose address is being typed is not known here. */
export function deviceMarks(): string[] | undefined {
  const marks = Object.values(read());
  return marks.length > 0 ? marks : undefined;
}
