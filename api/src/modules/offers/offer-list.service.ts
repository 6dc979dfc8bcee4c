import type { CountCache } from '../../platform/count-cache.ts';
import type { Identity } from '../../platform/identity.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { plannedByValue, type Sql, sql } from '../../storage/sql.ts';
import { selectContacts, viewerOf } from '../network/index.ts';
import { estimableCondition, LISTED, ofContacts } from './offer-filters.ts';
import { estimateOffers, type WalkedRows } from './offer-list.sql.ts';
import {
  guessTotal,
  type OfferListInput,
  type Strategy,
  selectPage,
  trustedTotal,
  type Window,
} from './offer-page.service.ts';
import { selectNearestWords, selectWords, type WordStatistics } from './offer-words.sql.ts';
import { chooseAccess, chooseStrategy, indexedWords, isCheap } from './word-access.ts';

export type { OfferListInput } from './offer-page.service.ts';

/** `similar`: no offer has the words of `q`; these are the closest by spelling. */
export interface RawOfferPage extends RawPage {
  similar?: true;
}

/** With more contacts, walking the newest offers is cheaper than searching by contact. */
const MANY_CONTACTS = 1_000;
/**
 * Filtering each offer by its company is faster here than collecting all companies first; "is true" makes the planner do so.
 */
const HUB = 2_500;
/** The deepest offer of contacts that a walk reaches. */
const CONTACTS_DEPTH = 1_000;
/** Most offers walked: a viewer whose contacts have few offers is served by a search by contact. */
const CONTACTS_WALK = 30_000;
/** Offers around a place per offer up to the page. Above this, walking is cheaper than sorting. */
const MET_EARLY = 200;
const NOTHING: Strategy = { conditions: [sql`false`], counting: { apart: [sql`false`] } };

/** The words of `q` as text. Null when it has no letter or digit. */
export function textOf(q: string | undefined): string | null {
  const text = q?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

/** The total by the density of matches on the walk; where that was not counted, by their share. */
function byDensity(among: number, share: number) {
  return ({ passed }: WalkedRows, reached: number) => (passed ? (among * reached) / passed : among * share);
}

/** The planner's estimate of the offers that match the filters without the words. */
function estimateAmong(db: Db, { conditions, query }: OfferListInput): Promise<number> {
  const [visible = LISTED, ...filters] = conditions;
  const estimated = estimableCondition(filters, query);
  return estimateOffers(db, estimated ? [visible, estimated] : conditions);
}

/** The planner decides where the frequency of the words is unknown. */
function plannedStrategy(db: Db, { conditions, query, own }: OfferListInput, { words }: WordStatistics): Strategy {
  const planned = [...conditions, indexedWords(words)];
  const strategy: Strategy = { conditions: planned, counting: { apart: planned } };
  return own ? strategy : { ...strategy, guess: () => guessTotal(db, planned, query) };
}

/** Chooses the cheapest strategy for the frequency of the words. */
async function wordStrategy(
  db: Db,
  input: OfferListInput,
  { statistics, wanted, closest = false }: { statistics: WordStatistics; wanted: number; closest?: boolean },
): Promise<Strategy> {
  const { words, total } = statistics;
  const { conditions } = input;
  if (words.length === 0) return NOTHING;
  if (!total || conditions[0] !== LISTED) return plannedStrategy(db, input, statistics);
  const access = chooseAccess(words, total, total);
  if (isCheap(access)) return { conditions: [...conditions, access.condition], counting: 'together' };
  const filtered = conditions.length > 1;
  // Searching for the closest words has already used the statements.
  const among = filtered && !closest ? await estimateAmong(db, input) : total;
  const { exact, walk } = chooseStrategy(words, { total, among, wanted });
  const strategy: Strategy = { conditions: [...conditions, exact], counting: 'together' };
  if (!walk) return strategy;
  // A single word was counted in thousands of offers, far more than a page.
  const estimate = filtered || words.length > 1 ? byDensity(among, walk.share) : () => among * walk.share;
  return { ...strategy, walk: { ...walk, among: conditions, reads: sql`o.tsv`, estimate } };
}

/** Compares with a list of contacts, which PostgreSQL hashes, and looks up the company of each offer on the way. */
function ofNodes(contacts: readonly number[]): Sql {
  return sql`(select n.id from network_nodes n where n.company_id = o.company_id) = any(${contacts}::int[])`;
}

/**
 * Offers around a place have no order. Few are all read, for the page and the total at once. Of many, the page is soon found
 * among the newest, and the total only needs an estimate.
 */
async function nearbyStrategy(db: Db, { conditions }: OfferListInput, { offset, limit }: Window): Promise<Strategy> {
  const estimate = await estimateOffers(db, conditions);
  const isMany = estimate > MET_EARLY * (offset + limit);
  const guess = async () => trustedTotal(estimate);
  return { conditions, counting: isMany ? { apart: conditions } : 'together', guess };
}

/** One more statement for a viewer with contacts, two for one with many. */
async function filterStrategy(db: Db, input: OfferListInput, window: Window): Promise<Strategy> {
  const { conditions, query, viewer, own = false } = input;
  const strategy: Strategy = { conditions, counting: { apart: conditions } };
  // No company has so many offers that an estimate would be needed.
  if (own) return strategy;
  if (conditions.length === 2 && query.radius !== undefined && query.lat !== undefined && query.lng !== undefined) {
    return nearbyStrategy(db, input, window);
  }
  if (!query.network || !viewer) return { ...strategy, guess: () => guessTotal(db, conditions, query) };
  return contactsStrategy(db, input, viewer, window);
}

async function contactsStrategy(
  db: Db,
  input: OfferListInput,
  viewer: Identity,
  { offset, limit }: Window,
): Promise<Strategy> {
  const { conditions } = input;
  const contacts = offset + limit <= CONTACTS_DEPTH ? await selectContacts(db, viewerOf(viewer)) : [];
  if (contacts.length < MANY_CONTACTS) return { conditions, counting: 'together' };
  const others = conditions.filter((condition) => condition !== ofContacts(viewer));
  const among = await estimateAmong(db, { ...input, conditions: others });
  const test = plannedByValue(contacts.length < HUB ? sql`(${ofContacts(viewer)}) is true` : ofNodes(contacts));
  const walk = { among: others, test, reads: sql`o.company_id`, most: CONTACTS_WALK, estimate: byDensity(among, 0) };
  return { conditions, counting: 'together', walk };
}

/** offers_norm costs ten times as much as offers_tsv and finds less relevant offers. */
function similarTitles(text: string): Sql {
  return plannedByValue(sql`f_words(${text}) <% o.norm`);
}

/**
 * The closest offers to `text` by spelling: offers with the known words most similar to its words, else with similar titles.
 */
export async function closestOffers(db: Db, text: string, wanted: number): Promise<Sql> {
  const nearest = await selectNearestWords(db, text);
  if (!nearest) return similarTitles(text);
  return nearest.total ? chooseAccess(nearest.words, nearest.total, wanted).condition : indexedWords(nearest.words);
}

async function selectClosest(
  db: Db,
  cache: CountCache,
  input: OfferListInput,
  window: Window,
  text: string,
): Promise<RawOfferPage> {
  const statistics = await selectNearestWords(db, text);
  const { conditions } = input;
  const similar = [...conditions, statistics ? indexedWords(statistics.words) : similarTitles(text)];
  const strategy: Strategy = statistics
    ? await wordStrategy(db, input, { statistics, wanted: window.offset + window.limit, closest: true })
    : { conditions: similar, counting: 'together' };
  const found = await selectPage(db, cache, cache.keyOf(similar), window, strategy);
  return found.count > 0 ? { ...found, similar: true } : found;
}

/** At most five statements for a guest; identifying the caller costs one more. */
export async function listOffers(db: Db, cache: CountCache, input: OfferListInput): Promise<RawOfferPage> {
  const { query, viewer, own = false, conditions } = input;
  const { page, limit, sort_by: sort = 'date_desc' } = query;
  const window: Window = { sort, limit, offset: (page - 1) * limit, viewer, own };
  const text = textOf(query.q);
  if (!text) return selectPage(db, cache, cache.keyOf(conditions), window, await filterStrategy(db, input, window));
  const statistics = await selectWords(db, text);
  const key = cache.keyOf([...conditions, indexedWords(statistics.words)]);
  const strategy = await wordStrategy(db, input, { statistics, wanted: window.offset + limit });
  const found = await selectPage(db, cache, key, window, strategy);
  // Words that are frequent without the filters are not misspelt.
  if (found.count > 0 || (strategy.walk && conditions.length > 1)) return found;
  return selectClosest(db, cache, input, window, text);
}
