import type { World } from './world.ts';

const FIRST_NUMBER = 100_101;
const CARDS = 90;
/** Every tenth number is a premium one. */
const PREMIUM = 10;
/** Numbers of companies: the first has two, so that it can still take a third. */
const CARD_OWNERS = new Map([
  [4, 0],
  [9, 0],
  [12, 3],
  [19, 8],
  [23, 8],
  [27, 8],
  [31, 14],
  [39, 21],
]);

/** Membership numbers, most of them free. */
export function buildCards(world: World): void {
  const created = world.daysAgo(180);
  for (let index = 0; index < CARDS; index += 1) {
    const accountOwner = CARD_OWNERS.get(index);
    const company = accountOwner === undefined ? null : (world.companies[accountOwner]?.id ?? null);
    world.cards.push({
      id: world.newId(created),
      number: String(FIRST_NUMBER + index),
      premium: index % PREMIUM === PREMIUM - 1,
      company_id: company,
      taken_at: company ? world.daysAgo(60 - index) : null,
      created_at: created,
    });
  }
}
