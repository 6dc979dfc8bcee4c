import { SavedFilters, type SavedSearch, type SavedSearchBody } from '@wspolnik/contract/saved-searches';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { AccountOwner } from '../../platform/sign-in/account-owner.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredName } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { catalogOf } from '../categories/index.ts';
import { savedSearchLimitOf } from '../plans/index.ts';
import { searchBookOf } from '../search-words/index.ts';
import { filtersNothing, toCriteria } from './saved-search-criteria.ts';
import {
  countSavedSearches,
  findSameSearch,
  insertSavedSearch,
  lockHolder,
  updateSearchName,
} from './saved-searches.sql.ts';

/** Of a person: more would be noise, and each is compared with every new offer. A company has the limit of its plan. */
const MOST_OF_PERSON = 20;

const limitOf = (tx: Db, { companyId }: AccountOwner): Promise<number> | number =>
  companyId ? savedSearchLimitOf(tx, companyId) : MOST_OF_PERSON;

function knownFilters(filters: SavedFilters): SavedFilters {
  const names = new Set(Object.keys(SavedFilters.properties));
  return Object.fromEntries(Object.entries(filters).filter(([name]) => names.has(name)));
}

/** One that compares offers in the same way stays as it is. @throws ApiProblem validation_failed (name, filters), limit_reached */
export async function saveSearch(
  { db, clock }: Context,
  accountOwner: AccountOwner,
  body: SavedSearchBody,
): Promise<{ search: SavedSearch; isNew: boolean }> {
  const name = requiredName('name', body.name);
  const filters = knownFilters(body.filters);
  const criteria = await toCriteria(filters, { catalog: catalogOf(db), book: searchBookOf(db) });
  if (filtersNothing(criteria)) throw invalidField('filters', 'oneOf');
  return db.transaction(async (tx) => {
    await lockHolder(tx, accountOwner);
    const same = await findSameSearch(tx, accountOwner, criteria);
    if (same) return { search: same, isNew: false };
    if ((await countSavedSearches(tx, accountOwner)) >= (await limitOf(tx, accountOwner)))
      throw problem('limit_reached');
    const search = await insertSavedSearch(tx, { id: newId(), accountOwner, name, filters, criteria }, clock());
    return { search, isNew: true };
  });
}

/** @throws ApiProblem validation_failed (name), not_found */
export async function renameSearch(
  { db }: Context,
  accountOwner: AccountOwner,
  id: string,
  typed: string,
): Promise<SavedSearch> {
  const renamed = await updateSearchName(db, accountOwner, id, requiredName('name', typed));
  if (!renamed) throw problem('not_found');
  return renamed;
}
