import { catalogOf } from '../src/modules/categories/index.ts';
import { listCompanies, listMarkers } from '../src/modules/companies/company-list.service.ts';
import { toCompanyQuery } from '../src/modules/companies/read-company-query.ts';
import { viewerOf } from '../src/modules/network/network-status.sql.ts';
import { countCategories, listOffers } from '../src/modules/offer-search/offer-list.service.ts';
import { toOfferQuery } from '../src/modules/offer-search/read-offer-query.ts';
import { searchBookOf } from '../src/modules/search-words/index.ts';
import { createCountCache } from '../src/platform/count-cache.ts';
import type { Identity } from '../src/platform/sign-in/identity.ts';
import type { Database } from '../src/storage/db.ts';
import { ADMIN_CASES } from './admin-cases.ts';
import { PEOPLE } from './community.ts';
import { COMPANY_CASES, type CompanyCase, OFFER_CASES, type OfferCase } from './database-cases.ts';
import { type Plan, printTable, type Row } from './database-table.ts';
import { createDice } from './market-text.ts';
import type { Size } from './persistent-market.ts';

/** Of 30 each, in a list that ends at 10 000 (ADR 43). */
const LAST_PAGE = 334;

/** A person as the API identifies them after sign-in. */
function identity(index: number): Identity {
  const { userId: id, sessionId } = PEOPLE[index] ?? { userId: '', sessionId: '' };
  const user = { id, email: '', first_name: '', last_name: '', locale: 'pl', role: 'USER' } as const;
  return { sessionId, user, company: null, lacksSecondStep: false, credentialsVersion: 0 };
}

/** One case on one market; every call counts its matches again, like the first in ten seconds. Answers the rows. */
async function offersPage(db: Database, { draw, viewer }: OfferCase, size: Size, page: number, seed: number) {
  const dice = createDice(seed);
  const who = viewer ? identity(viewer(dice)) : null;
  const query = await toOfferQuery(db, draw(dice, size), {
    catalog: catalogOf(db),
    book: searchBookOf(db),
    shown: { offers: 'listed' },
    viewer: who,
  });
  const { results } = await listOffers({ db, book: searchBookOf(db), cache: createCountCache() }, query, {
    page,
    limit: 30,
    viewer: who,
  });
  return () => JSON.parse(results).length;
}

/** Has no page. */
async function facetsOf(db: Database, { draw }: OfferCase, size: Size, seed: number) {
  const shown = { offers: 'listed' } as const;
  const readers = { catalog: catalogOf(db), book: searchBookOf(db), shown, viewer: null };
  await countCategories(db, await toOfferQuery(db, draw(createDice(seed), size), readers));
  return () => 0;
}

async function companiesPage(db: Database, { draw, viewer }: CompanyCase, page: number, seed: number) {
  const dice = createDice(seed);
  const who = viewer ? viewerOf(identity(viewer(dice))) : null;
  const query = await toCompanyQuery(db, draw(dice), { catalog: catalogOf(db), book: searchBookOf(db), viewer: who });
  const { results } = await listCompanies({ db, book: searchBookOf(db), cache: createCountCache() }, query, {
    page,
    limit: 30,
    viewer: who,
  });
  return () => JSON.parse(results).length;
}

/** The map requests everything at once (specification §9). */
async function markersPage(db: Database, { draw, viewer }: CompanyCase, seed: number) {
  const dice = createDice(seed);
  const who = viewer ? viewerOf(identity(viewer(dice))) : null;
  const query = await toCompanyQuery(db, draw(dice), { catalog: catalogOf(db), book: searchBookOf(db), viewer: who });
  await listMarkers({ db, book: searchBookOf(db), cache: createCountCache() }, query, {
    page: 1,
    limit: 10_000,
    viewer: who,
  });
  // The map has no pages: its size grows with the market.
  return () => 0;
}

/** The cost of every statement of the offer and company lists in the database. */
export async function measureDatabase(plan: Plan): Promise<boolean> {
  const wanted = ({ label }: { label: string }) => label.includes(plan.only);
  const offers = OFFER_CASES.filter(wanted).map(
    (entry): Row =>
      entry.facets
        ? { ...entry, first: (db, size, seed) => facetsOf(db, entry, size, seed) }
        : {
            ...entry,
            first: (db, size, seed) => offersPage(db, entry, size, 1, seed),
            deep: (db, size, seed) => offersPage(db, entry, size, LAST_PAGE, seed),
          },
  );
  const companies = COMPANY_CASES.filter(wanted).map(
    (entry): Row => ({
      ...entry,
      first: (db, _size, seed) => companiesPage(db, entry, 1, seed),
      deep: (db, _size, seed) => companiesPage(db, entry, LAST_PAGE, seed),
    }),
  );
  const markers = COMPANY_CASES.filter(wanted).map(
    (entry): Row => ({
      label: entry.label,
      isMap: true,
      first: (db, _size, seed) => markersPage(db, entry, seed),
    }),
  );
  const reached = [
    await printTable('GET offers/', offers, plan),
    await printTable('GET accounts/company-list-all/', companies, plan),
    await printTable('GET accounts/company-markers/, 10 000 at once and so without a limit', markers, plan),
  ];
  return !reached.includes(false);
}

/** Page 1 of every list of an admin. Its total is exact up to a limit, so it may grow with the data until then. */
export async function measureAdmin(plan: Plan): Promise<boolean> {
  const rows = ADMIN_CASES.filter(({ label }) => label.includes(plan.only)).map(
    ({ label, read }): Row => ({
      label,
      mayGrow: 'counts exactly what matches, up to 10 000',
      first: async (db, _size, seed) => {
        const count = await read(db, createDice(seed));
        return () => count;
      },
    }),
  );
  return printTable('Lists of admins', rows, plan);
}
