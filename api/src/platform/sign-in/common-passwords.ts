import { readFile } from 'node:fs/promises';

/** Signs that stand for a letter in many passwords. */
const LOOK_ALIKES: Record<string, string> = { '@': 'a', $: 's' };
const SIGN = /[^\p{L}\p{N}]/u;
/** Shorter cores say nothing about a password of at least eight characters. */
const SHORTEST = 6;

/** A password without the additions that people make to satisfy a rule: capitals, and signs at the ends. */
export function coreOf(password: string): string {
  const characters = [...password.toLowerCase()];
  const isLetterOrDigit = (character: string) => !SIGN.test(character);
  const first = characters.findIndex(isLetterOrDigit);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isLetterOrDigit) + 1).join('');
}

/** A core that a password of the composition rule can have: a letter and a digit, unless a sign stands for one. */
export function isUsefulCore(core: string): boolean {
  return core.length >= SHORTEST && /\p{L}/u.test(core) && /\d/.test(core);
}

let cores: Promise<ReadonlySet<string>> | undefined;

/** 14,319 cores, 120 KB; read when somebody first chooses a password. */
async function readCores(): Promise<ReadonlySet<string>> {
  return new Set((await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8')).trimEnd().split('\n'));
}

/**
 * Whether the password is one of the 100,000 most frequent ones, or one of them with capitals and signs added: of the list
 * itself only 14 satisfy the composition rule, and nobody guesses in the order of our rule.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  cores ??= readCores();
  const known = await cores;
  const core = coreOf(password);
  return known.has(core) || known.has(core.replace(/[@$]/g, (sign) => LOOK_ALIKES[sign] ?? sign));
}
