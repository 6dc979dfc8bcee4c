import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Each hash takes 19 MiB and a core; more at once would starve all other requests of this process. */
const AT_ONCE = 2;

/** `earlier`: of a hash from before passwords were composed; whoever signs in with it gets a new one. */
type PasswordMatch = 'current' | 'earlier' | null;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Null when it does not match. Without a hash (unknown address) it takes the same time and answers null. */
  verify(passwordHash: string | null, password: string): Promise<PasswordMatch>;
}

/** A password is one text however its keyboard writes ż: macOS and some phones send a letter and a mark (NIST SP 800-63B). */
export const composed = (password: string): string => password.normalize('NFC');

/** The text from which an older hash may have been made: as typed, which another device may have written apart. */
const earlierForms = (password: string): string[] =>
  [...new Set([password, password.normalize('NFD')])].filter((form) => form !== composed(password));

export async function createPasswords(): Promise<Passwords> {
  const limited = pLimit(AT_ONCE);
  const nobody = await hash('an account that does not exist');
  return {
    hash: (password) => limited(() => hash(composed(password))),
    async verify(passwordHash, password) {
      const matches = (form: string) => limited(() => verify(passwordHash ?? nobody, form));
      if (await matches(composed(password))) return passwordHash === null ? null : 'current';
      for (const form of earlierForms(password)) {
        if (await matches(form)) return passwordHash === null ? null : 'earlier';
      }
      return null;
    },
  };
}
