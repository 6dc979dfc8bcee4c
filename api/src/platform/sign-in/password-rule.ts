import type { Context } from '../context.ts';
import { invalidField } from '../wire/problem.ts';
import { composed } from './passwords.ts';

/** Specification §5: at least 8 characters with an upper- and a lower-case letter, a digit and a special character. */
const RULES = [/^.{8,}$/su, /\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\p{N}\s]/u];

/** @throws ApiProblem validation_failed, `registerPassword` or `breached` on `password` */
export async function checkPassword(
  { breachedPasswords }: Pick<Context, 'breachedPasswords'>,
  typed: string,
): Promise<void> {
  const password = composed(typed);
  if (!RULES.every((rule) => rule.test(password))) throw invalidField('password', 'registerPassword');
  if (await breachedPasswords.has(password)) throw invalidField('password', 'breached');
}
