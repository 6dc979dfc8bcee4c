import type { AskFields, Quote, QuoteActionBody } from '@wspolnik/contract/quotes';
import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import { readThread } from '../modules/messages/read.service.ts';
import { answerQuote } from '../modules/quotes/answer.service.ts';
import { askForQuote } from '../modules/quotes/ask.service.ts';
import { expireQuoteJob } from '../modules/quotes/quote-timers.ts';
import type { Context } from '../platform/context.ts';
import { CONTENT_TYPES, type FileStore, fileKey } from '../platform/files/file-store.ts';
import { polishDays } from '../platform/polish-days.ts';
import { accountOwnerOf } from '../platform/sign-in/account-owner.ts';
import type { Identity } from '../platform/sign-in/identity.ts';
import type { Db } from '../storage/db.ts';
import { OWN_JOB } from './build-offers.ts';
import { drawInvoice } from './invoices.ts';
import { DEMO_DOMAIN } from './people.ts';
import { DELIVERY_LINES, FITTED_LINES, SHOP_LINES } from './quote-lines.ts';
import type { DemoOfferRow, World } from './world.ts';

type Answer = Omit<QuoteActionBody, 'valid_until'> & { by: Identity; after: number };

interface DemoQuote {
  offer: DemoOfferRow | undefined;
  by: Identity;
  /** Hours ago. */
  asked: number;
  question: Pick<AskFields, 'kind' | 'text'> & Partial<AskFields>;
  /** Each some hours after the question. */
  answers?: readonly Answer[];
  /** Nobody answered in time. */
  isExpired?: boolean;
}

/** The caller that a request of this person, or of their company, would have. */
export function identityOf(world: World, login: string | { companyIndex: number }): Identity {
  const company = typeof login === 'string' ? undefined : world.companies[login.companyIndex];
  const member = world.members.find(({ company_id }) => company_id === company?.id);
  const user = world.users.find(({ id, email }) =>
    typeof login === 'string' ? email === `${login}@${DEMO_DOMAIN}` : id === member?.user_id,
  );
  if (!user) throw new Error('the demo has nobody to ask for a quote');
  const { id, email } = user;
  const names = { first_name: String(user.first_name), last_name: String(user.last_name) };
  return {
    sessionId: '',
    user: { id, email, ...names, locale: 'pl', role: 'USER' },
    company: company ? { id: company.id, name: String(company.name), status: 'active', role: 'owner' } : null,
    lacksSecondStep: false,
    credentialsVersion: 0,
  };
}

const RESUME = drawInvoice(['Curriculum vitae', '2019-2026: ksiegowosc i kadry', 'Jezyki: angielski, niemiecki']);

const resumeKey = (offerId: string, { user }: Identity): string =>
  fileKey(`demo-cv-${offerId}-${user.id}`, 'pdf', 'private');

/** Before the transaction of {@link seedQuotes}. */
export async function writeResumes(files: FileStore, world: World): Promise<void> {
  for (const { offer, by, question } of quotesOf(world)) {
    if (offer && question.kind === 'application') await files.put(resumeKey(offer.id, by), RESUME);
  }
}

function quotesOf(world: World): DemoQuote[] {
  const [user, own, office, shop, studio] = [
    identityOf(world, 'user'),
    identityOf(world, { companyIndex: 0 }),
    identityOf(world, { companyIndex: 5 }),
    identityOf(world, { companyIndex: 14 }),
    identityOf(world, { companyIndex: 9 }),
  ];
  const sellerOf = (offer: DemoOfferRow | undefined) =>
    identityOf(world, { companyIndex: world.companies.findIndex(({ id }) => id === offer?.company_id) });
  const jobs = new Set(world.trades.filter(({ is_job }) => is_job).map(({ id }) => id));
  const priceless = world.offers.filter(
    ({ price_from, is_active, category_id }) => price_from === null && is_active && !jobs.has(String(category_id)),
  );
  const isOwn = ({ company_id }: DemoOfferRow) => company_id === own.company?.id;
  const ofOwn = world.offers.find((offer) => isOwn(offer) && offer.is_active && offer.price_to !== null);
  const ownPriceless = priceless.find(isOwn);
  const furniture = priceless.find(({ title }) => String(title).startsWith('Meble biurowe'));
  const [second, third, fourth, fifth] = priceless.filter((offer) => !isOwn(offer) && offer !== furniture);
  const [job, otherJob] = world.offers.filter(
    (offer) => offer.is_active && jobs.has(String(offer.category_id)) && !isOwn(offer),
  );
  const refusal = {
    action: 'decline',
    text: 'W tym kwartale mamy już pełny kalendarz. Wrócimy do tematu w marcu.',
  } as const;
  return [
    {
      offer: fourth,
      by: user,
      asked: 15 * 24,
      question: { kind: 'quote', text: 'Ile kosztuje i jak długo to trwa?' },
      isExpired: true,
    },
    {
      offer: third,
      by: user,
      asked: 96,
      question: { kind: 'quote', text: 'Proszę o wycenę dla biura na 12 osób.' },
      answers: [
        { by: sellerOf(third), after: 5, action: 'propose', amount: '3900.00', text: 'Cena z dojazdem.' },
        { by: user, after: 20, action: 'decline', text: 'Dziękuję, to powyżej naszego budżetu.' },
      ],
    },
    {
      offer: second,
      by: user,
      asked: 70,
      question: { kind: 'quote', text: 'Potrzebuję tego przed końcem roku.', amount: '2500.00' },
      answers: [
        { by: sellerOf(second), after: 3, action: 'propose', ...DELIVERY_LINES },
        { by: user, after: 9, action: 'accept' },
      ],
    },
    {
      offer: furniture,
      by: user,
      asked: 30,
      question: { kind: 'quote', text: 'Dwa stanowiska i regał, pomiar na miejscu.' },
      answers: [
        {
          by: sellerOf(furniture),
          after: 4,
          action: 'propose',
          ...FITTED_LINES.first,
          text: 'W cenie montaż i transport.',
        },
        {
          by: sellerOf(furniture),
          after: 9,
          action: 'propose',
          ...FITTED_LINES.second,
          text: 'Regał z tańszej płyty.',
        },
      ],
    },
    { offer: fifth, by: own, asked: 26, question: { kind: 'quote', text: 'Szukamy stałej obsługi od stycznia.' } },
    {
      offer: ofOwn,
      by: shop,
      asked: 15 * 24 + 3,
      question: { kind: 'quote', text: 'Czy zrobią to Państwo do świąt?' },
      isExpired: true,
    },
    {
      offer: ofOwn,
      by: studio,
      asked: 50,
      question: { kind: 'quote', text: 'Czy można połączyć to z naszym programem magazynowym?' },
      answers: [{ by: own, after: 6, ...refusal }],
    },
    {
      offer: ofOwn,
      by: office,
      asked: 22,
      question: { kind: 'quote', text: 'Sklep na 300 produktów, dwa języki.', amount: '9000.00' },
      answers: [{ by: own, after: 2, action: 'propose', ...SHOP_LINES, text: 'Razem ze szkoleniem zespołu.' }],
    },
    {
      offer: ownPriceless,
      by: user,
      asked: 0.5,
      question: {
        kind: 'quote',
        text: 'Mam sklep na 1200 produktów. Ile kosztuje przeniesienie razem z opiniami?',
        amount: '4000.00',
      },
    },
    {
      offer: job,
      by: user,
      asked: 28,
      question: { kind: 'application', text: 'Od pięciu lat prowadzę podobne tematy.' },
    },
    {
      offer: otherJob,
      by: user,
      asked: 100,
      question: { kind: 'application', text: 'Interesuje mnie praca zdalna.' },
      answers: [
        { by: sellerOf(otherJob), after: 30, action: 'accept', text: 'Zapraszamy na rozmowę w czwartek o 10:00.' },
      ],
    },
    ...applicationsFor(world, own),
  ];
}

/** In each column of the board. */
function applicationsFor(world: World, own: Identity): DemoQuote[] {
  const offer = world.offers.find(({ title }) => title === OWN_JOB);
  const invite = { by: own, after: 20, action: 'accept', text: 'Zapraszamy na rozmowę we wtorek o 9:30.' } as const;
  const apply = (login: string, asked: number, text: string, answers: readonly Answer[] = []): DemoQuote => ({
    offer,
    by: identityOf(world, login),
    asked,
    question: { kind: 'application', text },
    answers,
  });
  return [
    apply('firma7', 200, 'Od ośmiu lat projektuję panele dla logistyki. Portfolio jest w CV.', [
      invite,
      { by: own, after: 120, action: 'hire', text: 'Bardzo się cieszymy. Umowę wyślemy jutro.' },
    ]),
    apply('firma9', 150, 'Szukam pierwszej pracy w zespole, wcześniej robiłem zlecenia.', [
      { by: own, after: 30, action: 'decline', text: 'Dziękujemy. Szukamy osoby z większym doświadczeniem.' },
    ]),
    apply('firma11', 60, 'Projektuję i koduję w HTML i CSS. Mogę zacząć od stycznia.', [invite]),
    apply('firma13', 20, 'Prowadziłam badania użytkowników w sklepie z 40 tysiącami produktów.'),
    apply('user', 6, 'Projektowałam sklepy dla trzech pracowni meblowych.'),
  ];
}

/** The terms that an acceptance names; of an application there are none. */
function seenOf({ proposal }: Quote): Partial<QuoteActionBody> {
  if (!proposal) return {};
  const { amount, vat_rate, reward_total, valid_until, version } = proposal;
  const seen = { expected_price: amount, expected_vat_rate: vat_rate, expected_reward: reward_total };
  return { ...seen, valid_until, expected_version: version };
}

/** Quotes in every status on both sides of the named accounts, by the calls that people make, at the times when they would. */
export async function seedQuotes(context: Context, tx: Db, world: World): Promise<void> {
  for (const { offer, by, asked, question, answers = [], isExpired } of quotesOf(world)) {
    if (!offer) continue;
    const start = world.now.getTime() - asked * HOUR_MS;
    const at = (moment: number): Context => ({ ...context, clock: () => new Date(moment) });
    const resume = { key: resumeKey(offer.id, by), name: 'CV.pdf', mime: CONTENT_TYPES.pdf, size: RESUME.length };
    const files = question.kind === 'application' ? [resume] : [];
    const fields = { ...question, offer_id: offer.id };
    let quote = await askForQuote(at(start), tx, by, { fields, files });
    for (const { by: answerer, after, ...body } of answers) {
      const moment = start + after * HOUR_MS;
      const [day] = polishDays(new Date(world.now.getTime() + 8 * DAY_MS), 1);
      const terms = body.action === 'propose' ? { valid_until: day } : seenOf(quote);
      quote = await answerQuote(at(moment), tx, answerer, { id: quote.id, body: { ...body, ...terms } });
      // Whoever answers has read the thread.
      await readThread(tx, accountOwnerOf(answerer), quote.thread_id, new Date(moment));
    }
    if (isExpired) await expireQuoteJob.run(context, tx, { id: quote.id }, world.now);
  }
}
