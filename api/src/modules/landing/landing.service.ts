import type { Category } from '@wspolnik/contract/categories';
import type { Landing, LandingCategory, LandingExample } from '@wspolnik/contract/landing';
import type { Context } from '../../platform/context.ts';
import { keptFor } from '../../platform/kept-for.ts';
import { toMoney } from '../../platform/money.ts';
import { catalogOf } from '../categories/index.ts';
import { type ExampleRow, selectExample, selectNumbers, selectPraises, selectShownOffers } from './landing.sql.ts';

const SECOND_MS = 1000;
/** An offer that was withdrawn leaves the page within a minute. */
const CONTENT_MS = 60 * SECOND_MS;
const NUMBERS_MS = 600 * SECOND_MS;
const MOST_CATEGORIES = 8;

function toExample({ id, title, price, total, buyer, referrer }: ExampleRow): LandingExample {
  const shares = { total: toMoney(total), buyer: toMoney(buyer), referrer: toMoney(referrer) };
  return { id, title, price: toMoney(price), reward: shares };
}

const toCategories = (tree: readonly Category[]): LandingCategory[] =>
  tree
    .filter(({ offer_count }) => offer_count > 0)
    .toSorted((one, other) => other.offer_count - one.offer_count)
    .slice(0, MOST_CATEGORIES)
    .map(({ id, name, name_en, offer_count, image }) => ({ id, name, name_en, offer_count, image }));

/** Reads what the landing shows. At most five statements, and none for most visitors. */
export function createLanding({ clock, db }: Pick<Context, 'clock' | 'db'>): () => Promise<Landing> {
  const numbers = keptFor(NUMBERS_MS, clock, async () => {
    const { rewards, ...counts } = await selectNumbers(db);
    return { ...counts, rewards: toMoney(rewards) };
  });
  const content = keptFor(CONTENT_MS, clock, async () => {
    const offers = await selectShownOffers(db);
    const example = await selectExample(db);
    const opinions = await selectPraises(db);
    return { offers, opinions, example: example ? toExample(example) : null };
  });
  return async () => {
    const { offers, opinions, example } = await content();
    const tree = await catalogOf(db).tree();
    return { offers, categories: toCategories(tree), numbers: await numbers(), opinions, example };
  };
}
