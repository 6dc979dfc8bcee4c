import { MEASURED_DAYS } from '../modules/company-showcase/measure-answers.job.ts';
import { measureAnswers } from '../modules/company-showcase/measure-answers.sql.ts';
import { renewAllStems } from '../modules/search/renew-stems.jobs.ts';
import { insertStartWords } from '../modules/search-words/index.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../storage/db.ts';
import { sql } from '../storage/sql.ts';
import { buildCards } from './build-cards.ts';
import { buildCompanies } from './build-companies.ts';
import { buildContacts } from './build-contacts.ts';
import { buildInvitations } from './build-invitations.ts';
import { buildCategories, buildOffers } from './build-offers.ts';
import { buildOpinions } from './build-opinions.ts';
import { buildOrders } from './build-orders.ts';
import { buildPeople } from './build-people.ts';
import { buildPosts } from './build-posts.ts';
import { buildShowcases } from './build-showcases.ts';
import { buildTalks } from './build-talks.ts';
import { buildWebinars } from './build-webinars.ts';
import { buildWithdrawals } from './build-withdrawals.ts';
import { buildYearlyPayouts } from './build-yearly-payouts.ts';
import { attachExtracts } from './extracts.ts';
import { insertWorld } from './insert.ts';
import { insertCompanyInbox } from './insert-company-inbox.ts';
import { insertModeration } from './insert-moderation.ts';
import { insertSavedReplies } from './insert-saved-replies.ts';
import { insertTalks } from './insert-talks.ts';
import { writeInvoices } from './invoices.ts';
import { buildLibrary } from './library/build-library.ts';
import { DEMO_PASSWORD } from './people.ts';
import { createAlbum } from './pictures.ts';
import { rewardsOf } from './rewards.ts';
import { sealNumbers } from './seal-numbers.ts';
import { seedDeals } from './seed-deals.ts';
import { seedDesk } from './seed-desk.ts';
import { seedPayments } from './seed-payments.ts';
import { seedQuoteRequest } from './seed-quote-request.ts';
import { seedQuotes, writeResumes } from './seed-quotes.ts';
import { writeTalkDocuments } from './talk-documents.ts';
import { createWorld } from './world.ts';

/** Any constant, as long as nothing else in this database uses the same advisory lock. */
const LOCK = 7_201_978;

async function isEmpty(db: Db): Promise<boolean> {
  const row = await db.one(sql`select 1 as found from users union all select 1 from categories limit 1`);
  return row === undefined;
}

/**
 * Fills an empty database with the demo data of design §9, in one transaction. Answers whether it did; a database with any
 * user or category is left unchanged. Processes that start together wait for each other.
 */
export async function seedDemo(context: Context): Promise<boolean> {
  const { db, files, clock, passwords, vault } = context;
  if (!(await isEmpty(db))) return false;
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const album = createAlbum();
  const world = createWorld(clock());
  buildCategories(world);
  buildCompanies(world);
  buildPeople(world);
  buildOffers(world, album);
  buildShowcases(world);
  buildOrders(world, await rewardsOf(db, world.offers));
  buildWithdrawals(world);
  buildYearlyPayouts(world);
  buildContacts(world);
  buildPosts(world, album);
  buildOpinions(world);
  buildCards(world);
  buildWebinars(world, album);
  buildInvitations(world);
  await album.store(files);
  await attachExtracts(files, world);
  await buildLibrary(files, world);
  const invoices = await writeInvoices(files, world.orderDocuments);
  await writeResumes(files, world);
  await writeTalkDocuments(files);
  sealNumbers(vault, world);
  const talks = buildTalks(world);
  return db.transaction(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`);
    if (!(await isEmpty(tx))) return false;
    await insertWorld(tx, world, { passwordHash, invoices });
    await insertTalks(tx, talks);
    await insertSavedReplies(tx, world);
    await insertCompanyInbox(tx, world, talks);
    await seedQuotes(context, tx, world);
    await seedQuoteRequest(context, tx, world);
    await seedPayments(context, tx, world);
    await seedDeals(context, tx);
    await seedDesk(tx, world);
    await insertModeration(tx, world);
    await measureAnswers(tx, world.daysAgo(MEASURED_DAYS), world.now);
    await insertStartWords(tx, clock());
    await renewAllStems(tx);
    return true;
  });
}
