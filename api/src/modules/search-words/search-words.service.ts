import type { AuditAction } from '@wspolnik/contract/audit';
import type { SearchWord, SearchWordFields } from '@wspolnik/contract/search-words';
import { newId } from '../../platform/ids.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { wordsOf } from '../../platform/words/stem-vector.ts';
import { requiredName } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import * as store from './search-words.sql.ts';

type Details = Record<string, unknown>;

function audit(tx: Db, admin: Identity, action: AuditAction, subjectId: string, details: Details, now: Date) {
  return insertAudit(tx, { actorId: admin.user.id, action, subjectType: 'search_word', subjectId, details }, now);
}

/** Words as a list with single blanks, each once. */
function listOf(words: string): string {
  const parts = words.split(',').map((part) => part.replace(/\s+/g, ' ').trim());
  return [...new Set(parts.filter((part) => wordsOf(part).length > 0))].join(', ');
}

/** @throws ApiProblem validation_failed */
async function rowOf(tx: Db, id: string, { phrase, category_id, words }: SearchWordFields) {
  const row = {
    id,
    phrase: requiredName('phrase', phrase).replace(/\s+/g, ' '),
    category_id: category_id ?? null,
    words: listOf(words ?? ''),
  };
  if (wordsOf(row.phrase).length === 0) throw invalidField('phrase', 'required');
  if (row.category_id && !(await store.hasCategory(tx, row.category_id))) throw invalidField('category_id', 'select');
  if (!row.category_id && row.words === '') throw invalidField('category_id', 'oneOf');
  return row;
}

/** @throws ApiProblem validation_failed */
export async function createSearchWord(tx: Db, admin: Identity, fields: SearchWordFields, now: Date): Promise<string> {
  const row = await rowOf(tx, newId(), fields);
  if (!(await store.insertSearchWord(tx, row, now))) throw invalidField('phrase', 'phraseTaken');
  const { id, ...details } = row;
  await audit(tx, admin, 'search_word.created', id, details, now);
  return id;
}

/** @throws ApiProblem not_found, validation_failed */
export async function changeSearchWord(
  tx: Db,
  admin: Identity,
  id: string,
  fields: SearchWordFields,
  now: Date,
): Promise<void> {
  await store.lockSearchWords(tx);
  const before = await store.selectSearchWord(tx, id);
  if (!before) throw problem('not_found');
  const row = await rowOf(tx, id, fields);
  if (await store.isPhraseTaken(tx, row.phrase, id)) throw invalidField('phrase', 'phraseTaken');
  await store.updateSearchWord(tx, row, now);
  const was = { phrase: before.phrase, words: before.words, category_id: before.category?.id ?? null };
  await audit(tx, admin, 'search_word.changed', id, { ...row, id: undefined, was }, now);
}

/** @throws ApiProblem not_found */
export async function removeSearchWord(tx: Db, admin: Identity, id: string, now: Date): Promise<void> {
  await store.lockSearchWords(tx);
  const before = await store.selectSearchWord(tx, id);
  if (!before) throw problem('not_found');
  await store.deleteSearchWord(tx, id);
  const { phrase, words, category } = before;
  await audit(tx, admin, 'search_word.deleted', id, { phrase, words, category_id: category?.id ?? null }, now);
}

/** @throws ApiProblem not_found */
export async function getSearchWord(db: Db, id: string): Promise<SearchWord> {
  const row = await store.selectSearchWord(db, id);
  if (!row) throw problem('not_found');
  return row;
}
