import { MENTION_LIMIT } from '@wspolnik/contract/posts';
import { isId } from '../../platform/ids.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import { cleanText, isBlank } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { selectMentionable } from './mentions.sql.ts';

/** `@[Anna Nowak](user:<id>)`; a name has no brackets. */
const MENTION = /@\[([^[\]]*)\]\((user|company):([0-9a-f-]{36})\)/gi;
/** A text ready to be stored: its mentions name existing accounts by their current names. */
export interface MentionText {
  text: string;
  userIds: string[];
  companyIds: string[];
}

/** The text without markup, as people read it. */
export function withoutMarkup(text: string): string {
  return text.replace(MENTION, '$1');
}

function keyOf(kind: string, id: string): string {
  return `${kind}:${id}`.toLowerCase();
}

/** @throws ApiProblem validation_failed (text): mentions */
function mentionedIds(text: string): Map<string, string[]> {
  const found = new Set<string>();
  for (const [, , kind = '', id = ''] of text.matchAll(MENTION)) {
    if (isId(id)) found.add(keyOf(kind, id));
  }
  if (found.size > MENTION_LIMIT) throw invalidField('text', 'mentions', { n: MENTION_LIMIT });
  const ids = new Map<string, string[]>([
    ['user', []],
    ['company', []],
  ]);
  for (const key of found) ids.get(key.split(':')[0] ?? '')?.push(key.split(':')[1] ?? '');
  return ids;
}

/** Known mentions get the current name, so that nobody can be misnamed; `plain` turns the others into text. */
function rewrite(text: string, names: Map<string, string>, plain: (label: string) => string): string {
  return text.replace(MENTION, (_, label: string, kind: string, id: string) => {
    const name = names.get(keyOf(kind, id));
    return name === undefined ? plain(label) : `@[${name}](${keyOf(kind, id)})`;
  });
}

interface Mentioned {
  mentioned_users: readonly string[];
  mentioned_companies: readonly string[];
}

/** What an edited text mentions beyond the row before. */
export function mentionedAnew(before: Mentioned, edited: MentionText): MentionText {
  return {
    ...edited,
    userIds: edited.userIds.filter((id) => !before.mentioned_users.includes(id)),
    companyIds: edited.companyIds.filter((id) => !before.mentioned_companies.includes(id)),
  };
}

/** Without one account, which is notified of the text in another way. */
export function withoutOwner(text: MentionText, { userId, companyId }: AccountOwner): MentionText {
  return {
    ...text,
    userIds: text.userIds.filter((id) => id !== userId),
    companyIds: text.companyIds.filter((id) => id !== companyId),
  };
}

/**
 * Reads a typed text with its mentions. A mention of an unknown account becomes the plain name.
 *
 * @param maxLength characters without markup
 * @throws ApiProblem validation_failed (text): required unless `optional`, maxLength, mentions
 */
export async function readMentionText(
  db: Db,
  typed: string,
  { maxLength, optional = false }: { maxLength: number; optional?: boolean },
): Promise<MentionText> {
  const clean = cleanText(typed);
  const wanted = mentionedIds(clean);
  const names = await selectMentionable(db, wanted.get('user') ?? [], wanted.get('company') ?? []);
  // The second pass catches markup that only appears when a name inside it is removed; removing brackets ends that.
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
