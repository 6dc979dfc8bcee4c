import { HOUR_MS } from '@wspolnik/settings';
import { readThread } from '../modules/messages/read.service.ts';
import { askSeveral } from '../modules/quote-requests/quote-requests.service.ts';
import { answerQuote } from '../modules/quotes/answer.service.ts';
import type { Context } from '../platform/context.ts';
import { dayAfter, polishDay } from '../platform/polish-days.ts';
import { accountOwnerOf } from '../platform/sign-in/account-owner.ts';
import type { Db } from '../storage/db.ts';
import { identityOf } from './seed-quotes.ts';
import type { World } from './world.ts';

const TITLES = ['Gładzie i ściany z płyt', 'Więźba dachowa z drewna suszonego', 'Kierownik budowy'];
const QUESTION =
  'Szukam wykonawcy adaptacji poddasza w kamienicy, 90 m²: konstrukcja, okna i ściany. Ile kosztuje całość i od kiedy można zacząć?';
const ASKED_HOURS_AGO = 44;
/** Hours after the question. */
const ANSWERS = [
  { after: 6, amount: '148000.00', text: 'Z materiałem i wywozem gruzu. Możemy zacząć po Nowym Roku.' },
  { after: 21, amount: '132500.00', text: 'Bez okien, które zamówimy po pomiarze. Termin: osiem tygodni.' },
];
/** From today. */
const [VALID_DAYS, WANTED_DAYS] = [10, 90];

/** One question of the demo user to three sellers: two have answered. */
export async function seedQuoteRequest(context: Context, tx: Db, world: World): Promise<void> {
  const start = world.now.getTime() - ASKED_HOURS_AGO * HOUR_MS;
  const at = (moment: number): Context => ({ ...context, clock: () => new Date(moment) });
  const by = identityOf(world, 'user');
  const offers = TITLES.flatMap((title) => world.offers.find((offer) => offer.title === title) ?? []);
  const today = polishDay(world.now);
  const body = { offer_ids: offers.map(({ id }) => id), text: QUESTION, wanted_by: dayAfter(today, WANTED_DAYS) };
  const { request } = await askSeveral(at(start), tx, by, body);
  for (const [index, { after, ...proposal }] of ANSWERS.entries()) {
    const quote = request?.quotes.find(({ offer }) => offer.id === offers[index]?.id);
    const companyIndex = world.companies.findIndex(({ id }) => id === quote?.seller.id);
    if (!quote) throw new Error('the demo has nobody to answer a request');
    const seller = identityOf(world, { companyIndex });
    const moment = start + after * HOUR_MS;
    const terms = { action: 'propose' as const, valid_until: dayAfter(today, VALID_DAYS), ...proposal };
    await answerQuote(at(moment), tx, seller, { id: quote.id, body: terms });
    await readThread(tx, accountOwnerOf(seller), quote.thread_id, new Date(moment));
  }
}
