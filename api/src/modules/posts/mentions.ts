import { isId } from '../../platform/ids.ts';
import { invalidField } from '../../platform/problem.ts';
import { isBlank } from '../../platform/text.ts';
import type { Db } from '../../storage/db.ts';
import { selectMentionable } from './mentions.sql.ts';

/** `@[Anna Nowak](user:<id>)`; a name holds no brackets. */
const MENTION = /@\[([^[\]]*)\]\((user|company):([0-9a-f-]{36})\)/gi;
/** Further ones stay plain text: a text that names hundreds of accounts is no conversation. */
const MAX_MENTIONS = 50;
/** NUL, which PostgreSQL refuses, and the other control characters that nobody types; line breaks and tabs stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** A text ready to be stored: its mentions name accounts that exist, by their present names. */
export interface MentionText {
  text: string;
  userIds: string[];
  companyIds: string[];
}

/** What a person typed: line breaks as \n, no control characters, no blanks around. */
export function cleanText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim();
}

/** What people read of it. */
export function withoutMarkup(text: string): string {
  return text.replace(MENTION, '$1');
}

function keyOf(kind: string, id: string): string {
  return `${kind}:${id}`.toLowerCase();
}

function mentionedIds(text: string): Map<string, string[]> {
  const found = new Set<string>();
  for (const [, , kind = '', id = ''] of text.matchAll(MENTION)) {
    if (isId(id) && found.size < MAX_MENTIONS) found.add(keyOf(kind, id));
  }
  const ids = new Map<string, string[]>([
    ['user', []],
    ['company', []],
  ]);
  for (const key of found) ids.get(key.split(':')[0] ?? '')?.push(key.split(':')[1] ?? '');
  return ids;
}

/** Known mentions get the present name, so that nobody is called something else; of the others `plain` makes text. */
function rewrite(text: string, names: Map<string, string>, plain: (label: string) => string): string {
  return text.replace(MENTION, (_, label: string, kind: string, id: string) => {
    const name = names.get(keyOf(kind, id));
    return name === undefined ? plain(label) : `@[${name}](${keyOf(kind, id)})`;
  });
}

/**
 * Reads a typed text with its mentions. One of an account that does not exist becomes the plain name.
 *
 * @param maxLength characters that people read
 * @throws ApiProblem validation_failed (text): required unless `optional`, maxLength
 */
export async function readMentionText(
  db: Db,
  typed: string,
  { maxLength, optional = false }: { maxLength: number; optional?: boolean },
): Promise<MentionText> {
  const clean = cleanText(typed);
  const wanted = mentionedIds(clean);
  const names = await selectMentionable(db, wanted.get('user') ?? [], wanted.get('company') ?? []);
  // The second time for markup that only came to be when a name inside it was taken out; brackets end that.
  const text = rewrite(
    rewrite(clean, names, (label) => label),
    names,
    (label) => `[${label}]`,
  ).trim();
  if (isBlank(withoutMarkup(text)) && !optional) throw invalidField('text', 'required');
  if ([...withoutMarkup(text)].length > maxLength) throw invalidField('text', 'maxLength', { n: maxLength });
  const known = (kind: string) => (wanted.get(kind) ?? []).filter((id) => names.has(keyOf(kind, id)));
  return { text, userIds: known('user'), companyIds: known('company') };
}
