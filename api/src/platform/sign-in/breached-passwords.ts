import { createHash } from 'node:crypto';
import { assertNoTransaction } from '../../storage/current-transaction.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Characters of the hash that leave this server; about a thousand leaked passwords share them. */
const PREFIX = 5;
/** Milliseconds. Somebody waits for the form. */
const TIMEOUT_MS = 1000;

export interface BreachedPasswords {
  has(password: string): Promise<boolean>;
  /** Questions that the range service did not answer; those passwords passed. */
  failures(): number;
}

/** A line is `<rest of the hash>:<count>`; padding has the count 0. */
async function isInRange(url: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const reply = await fetch(`${url}/${hash.slice(0, PREFIX)}`, {
    headers: { 'Add-Padding': 'true' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`the range service answered ${reply.status}`);
  const rest = `${hash.slice(PREFIX)}:`;
  return (await reply.text())
    .split(/\r?\n/)
    .some((line) => line.startsWith(rest) && Number(line.slice(rest.length)) > 0);
}

/**
 * Passwords that attackers try first: the bundled list, then the range service at `url` when one is configured. The service
 * learns five characters of a hash (k-anonymity). When it fails, the password passes: a sign-up must not depend on it.
 */
export function createBreachedPasswords(url: string | null): BreachedPasswords {
  let failures = 0;
  return {
    async has(password) {
      // Not only with a service, so that tests without one find the mistake.
      assertNoTransaction('the service of leaked passwords');
      if (await isCommonPassword(password)) return true;
      if (!url) return false;
      try {
        return await isInRange(url, password);
      } catch {
        failures += 1;
        return false;
      }
    },
    failures: () => failures,
  };
}
