import { randomInt } from 'node:crypto';
import type { Vault } from '../../platform/vault/vault.ts';

const COUNT = 10;
const LENGTH = 10;
/** Without characters that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten codes of 49 random bits, as `abcde-fghjk`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** Keyed, because 49 bits could be guessed from a stolen database. Letters may be typed in any case, with or without the dash. */
export function hashRecoveryCode(vault: Vault, userId: string, code: string): string {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return vault.hash(`recovery code of ${userId}: ${typed}`);
}
