import type { Database } from '../src/storage/db.ts';
import { type Sql, sql } from '../src/storage/sql.ts';
import { withoutIndexes } from './indexes.ts';
import { idOf } from './market.ts';
import { CITIES, createDice, sentence, VOCABULARY } from './market-text.ts';

/** Keep ids of other tables apart from those of users. */
const KINDS = { user: 1, company: 2, offer: 3, decision: 4 } as const;
/** The first users are admins. */
const ADMINS = 8;
const OFFERS = 20_000;
const FIRST_NAMES =
  'Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Magdalena Elżbieta Joanna Aleksandra Zofia Monika Piotr Krzysztof Andrzej Tomasz Paweł Jan Michał Marcin Jakub Adam Łukasz Grzegorz Wojciech Mateusz Zbigniew Stanisław'.split(
    ' ',
  );
export const LAST_NAMES = VOCABULARY.slice(0, 8_000).map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}ski`);
export const ACTIONS =
  'user.disabled user.enabled user.sessions_ended company.activated company.rejected company.suspended withdrawal.approved withdrawal.paid withdrawal.rejected order.verified order.cancelled post.hidden comment.hidden card.created plan.price_set'.split(
    ' ',
  );

export const adminId = (n: number): string => idOf(KINDS.user * 0x1000000 + (n % ADMINS));

const id = (kind: keyof typeof KINDS, n: Sql): Sql =>
  sql`('00000000-0000-7000-8000-' || lpad(to_hex(${KINDS[kind] * 0x1000000}::bigint + (${n})), 12, '0'))::uuid`;
const n = sql`n`;
/** From 0 to `end` - 1, different for each `salt`, reproducible; `low` prefers low numbers. */
const below = (end: number, salt: number): Sql =>
  sql`((hashint8(n * 31::bigint + ${salt}::int)::bigint + 2147483648) % ${end}::bigint)`;
const low = (end: number, salt: number): Sql =>
  sql`(floor(${end}::int * power((hashint8(n * 31::bigint + ${salt}::int)::bigint + 2147483648) / 4294967296.0, 3)))::int`;
const one = (values: readonly string[], index: Sql): Sql => sql`(${values}::text[])[1 + ${index}]`;
const series = (rows: number): Sql => sql`generate_series(0, ${rows - 1}::int) n`;
const at = (rows: number): Sql => sql`timestamptz '2026-01-01' - (${rows}::int - n) * interval '1 minute'`;

const sentences = (seed: number, many: number, words: number): string[] => {
  const dice = createDice(seed);
  return Array.from({ length: many }, () => sentence(dice, words));
};

async function loadPeople(db: Database, users: number): Promise<void> {
  await withoutIndexes(db, 'users', () =>
    db.query(sql`
      insert into users (id, email, first_name, last_name, password_hash, role, email_verified_at, disabled_at, created_at)
      select ${id('user', n)}, 'osoba' || n || '@' || ${one(['poczta.test', 'firma.test', 'biuro.test'], below(3, 1))},
        ${one(FIRST_NAMES, low(FIRST_NAMES.length, 2))}, ${one(LAST_NAMES, low(LAST_NAMES.length, 3))}, '',
        case when n < ${ADMINS}::int then 'ADMIN' else 'USER' end,
        case when n % 20 <> 7 then ${at(users)} end, case when n % 200 = 9 then ${at(users)} end, ${at(users)}
      from ${series(users)}`),
  );
}

async function loadCompanies(db: Database, companies: number, users: number): Promise<void> {
  await withoutIndexes(db, 'companies', () =>
    db.query(sql`
      insert into companies (id, name, city, status, plan, nip, bank_number, bank_hash, created_at)
      select ${id('company', n)}, ${one(sentences(4, 5_000, 2), below(5_000, 4))} || ' ' || n,
        ${one(
          CITIES.map(({ name }) => name),
          low(CITIES.length, 5),
        )},
        case n % 100 when 1 then 'draft' when 2 then 'submitted' when 3 then 'rejected' when 4 then 'suspended' else 'active' end,
        case when n % 10 = 0 then 'premium' when n % 4 = 0 then 'standard' else 'free' end,
        lpad((1000000000 + n)::text, 10, '0'), '', lpad(n::text, 26, '1'), ${at(companies)}
      from ${series(companies)}`),
  );
  await db.query(sql`
    insert into company_members (company_id, user_id, role, created_at)
    select ${id('company', n)}, ${id('user', sql`(n * 3 + k) % ${users}::int`)}, case k when 0 then 'owner' else 'member' end, ${at(companies)}
    from ${series(companies)} cross join generate_series(0, 2) k on conflict do nothing`);
  await db.query(sql`
    insert into company_verifications (id, company_id, nip, regon, bank_number, submitted_by, submitted_at, status, reason, decided_by,
      decided_at)
    select gen_random_uuid(), ${id('company', n)}, lpad((1000000000 + n)::text, 10, '0'), '123456785', '',
      ${id('user', sql`n * 3 % ${users}::int`)}, ${at(companies)},
      case when n % 20 = 2 then 'submitted' when n % 20 = 3 then 'rejected' else 'active' end,
      case when n % 20 = 3 then 'Numer jest niezgodny z rejestrem.' end,
      case when n % 20 <> 2 then ${adminId(0)}::uuid end, case when n % 20 <> 2 then ${at(companies)} + interval '1 day' end
    from ${series(companies)}`);
}

async function loadOrders(db: Database, orders: number, companies: number): Promise<void> {
  await withoutIndexes(db, 'offers', () =>
    db.query(sql`
    insert into offers (id, company_id, category_id, title, individual_price, loyalty_percentage)
    select ${id('offer', n)}, ${id('company', below(companies, 6))}, (select k.id from categories k order by k.id limit 1), t.title, true, 5
    from unnest(${sentences(7, OFFERS, 4)}::text[]) with ordinality as t (title, place) cross join lateral (select t.place - 1 as n) o`),
  );
  await withoutIndexes(db, 'orders', () =>
    db.query(sql`
      insert into orders (id, number, offer_id, seller_id, buyer_user_id, buyer_company_id, offer_title, price, reward, reward_buyer, status, created_at,
        updated_at, status_since) overriding system value
      select ('00000000-0000-7000-8001-' || lpad(to_hex(n), 12, '0'))::uuid, n + 1, f.id, f.company_id, ${id('user', below(orders, 8))},
        case when n % 3 = 0 then ${id('company', below(companies, 9))} end, f.title, 10000, 500, f_buyers_share(500),
        ${one(['bought', 'in_verification', 'rejected', 'verified', 'completed', 'completed', 'completed', 'cancelled', 'reported'], sql`n % 9`)},
        ${at(orders)}, ${at(orders)}, ${at(orders)}
      from ${series(orders)} join offers f on f.id = ${id('offer', low(OFFERS, 10))}`),
  );
  await withoutIndexes(db, 'order_events', () =>
    db.query(sql`
      insert into order_events (order_id, at, status, action, actor_user_id)
      select r.id, r.created_at, r.status, 'buy', r.buyer_user_id from orders r cross join generate_series(1, 2) order by r.number`),
  );
  await db.query(sql`
    insert into order_reports (id, order_id, status_before, reason, created_at, decision, decision_reason, decided_by, decided_at)
    select gen_random_uuid(), r.id, 'verified', 'Usługa nie została wykonana.', r.created_at, d.decision, d.text, d.admin, d.at
    from orders r left join lateral (
      select 'verified' as decision, 'Dokumenty to potwierdzają.' as text, ${adminId(1)}::uuid as admin, r.created_at as at
      where r.status <> 'reported') d on true where r.status in ('reported', 'cancelled')`);
}

async function loadWithdrawals(db: Database, users: number, companies: number): Promise<void> {
  const rows = Math.floor(users * 0.3);
  await db.query(sql`
    insert into withdrawals (id, user_id, company_id, requested_by, amount, bank_number, bank_hash, status, rejected_reason, created_at, decided_by,
      decided_at)
    select gen_random_uuid(), case when n % 2 = 0 then u.id end, case when n % 2 = 1 then ${id('company', below(companies, 11))} end,
      u.id, 5000, '', lpad(${below(users, 12)}::text, 26, '2'), s.status, case when s.status = 'rejected' then 'Rachunek należy do innej osoby.' end,
      ${at(rows)}, case when s.status <> 'requested' then ${adminId(2)}::uuid end, case when s.status <> 'requested' then ${at(rows)} end
    from ${series(rows)}
    cross join lateral (select case when n % 50 = 1 then 'requested' when n % 50 = 2 then 'approved' when n % 50 < 5 then 'rejected'
      else 'paid' end as status) s
    join users u on u.id = ${id('user', below(users, 13))}`);
}

async function loadModeration(db: Database, users: number): Promise<void> {
  const rows = Math.floor(users * 0.1);
  const author = id('user', below(users, 14));
  await db.query(sql`
    insert into moderation_cases (id, subject_type, subject_id, author_user_id, status, since, open_reports, decisions, decision_id, created_at)
    select ${id('decision', n)}, ${one(['post', 'comment', 'message', 'user'], sql`n % 4`)}, ${id('user', n)}, ${author},
      ${one(['waiting', 'appealed', 'decided', 'decided', 'decided'], sql`n % 5`)}, ${at(rows)}, case when n % 5 = 0 then 1 else 0 end,
      case when n % 5 = 0 then 0 else 1 end, case when n % 5 > 0 then ${id('decision', n)} end, ${at(rows)}
    from ${series(rows)}`);
  await db.query(sql`
    insert into moderation_decisions (id, case_id, number, kind, category, ground, ground_point, reason, decided_by, waited_since, decided_at)
    select c.id, c.id, 1, 'hide', 'spam', 'terms', '5', 'To jest reklama.', ${adminId(3)}::uuid, c.since, c.since
    from moderation_cases c where c.decision_id is not null`);
  await db.query(sql`
    insert into moderation_reports (id, case_id, reporter_user_id, created_by, category, reason, created_at, decision_id)
    select gen_random_uuid(), c.id, ${adminId(4)}::uuid, ${adminId(4)}::uuid, 'spam', 'To jest reklama.', c.created_at, c.decision_id
    from moderation_cases c`);
  await db.query(sql`
    insert into moderation_appeals (id, decision_id, side, user_id, created_by, text, created_at)
    select gen_random_uuid(), c.decision_id, 'author', c.author_user_id, c.author_user_id, 'To nie jest reklama.', c.since
    from moderation_cases c where c.status = 'appealed'`);
}

async function loadRecords(db: Database, users: number): Promise<void> {
  const messages = Math.floor(users * 0.2);
  await withoutIndexes(db, 'contact_messages', () =>
    db.query(sql`
      insert into contact_messages (id, number, topic, name, email, text, locale, status, created_at, updated_at)
      select gen_random_uuid(), n + 1001, 'help', ${one(LAST_NAMES, low(LAST_NAMES.length, 15))}, 'osoba' || n || '@poczta.test',
        ${one(sentences(16, 3_000, 40), below(3_000, 16))}, 'pl', case when n % 20 = 0 then 'waiting' else 'answered' end, ${at(messages)},
        ${at(messages)}
      from ${series(messages)}`),
  );
  await withoutIndexes(db, 'audit_log', () =>
    db.query(sql`
      insert into audit_log (id, at, actor_id, action, subject_type, subject_id, details)
      select gen_random_uuid(), ${at(users)}, ${id('user', below(ADMINS, 17))}, a.action, split_part(a.action, '.', 1), ${id('user', n)},
        '{"reason": "Na prośbę właściciela."}'
      from ${series(users)} cross join lateral (select ${one(ACTIONS, low(ACTIONS.length, 18))} as action) a`),
  );
  await db.query(sql`
    insert into membership_cards (id, number, premium, company_id, taken_at, created_at)
    select gen_random_uuid(), (10000000 + n)::text, n % 10 = 0, case when n % 4 = 0 then ${id('company', sql`n / 8`)} end,
      case when n % 4 = 0 then ${at(users)} end, ${at(users)}
    from ${series(users)}`);
  await db.query(sql`
    insert into library_documents (id, title, title_en, description, topic, language, file_key, file_name, file_size, kind, published_at,
      created_at, updated_at)
    select gen_random_uuid(), t.title, t.title, t.title, 'guides', 'pl', 'a.pdf', 'a.pdf', 1000, 'pdf', now(), now(), now()
    from unnest(${sentences(19, 2_000, 8)}::text[]) as t (title)`);
  await db.query(sql`
    insert into daily_statistics (day, sign_ups, active_companies, orders, granted, paid)
    select current_date - d, 10, 10, 10, 1000, 1000 from generate_series(0, 400) d`);
}

/** Accounts, orders and what admins decide about them, the same on every run; a fifth as many companies as users. */
export async function loadAdminData(db: Database, users: number): Promise<void> {
  const companies = users / 5;
  await db.query(sql`insert into categories (id, node, name, name_en) values (${idOf(1)}, 1, 'Branża', 'Trade')`);
  // Neither triggers nor foreign keys: they take minutes for a million rows.
  await db.query(sql`set session_replication_role = replica`);
  await loadPeople(db, users);
  await loadCompanies(db, companies, users);
  await loadOrders(db, users, companies);
  await loadWithdrawals(db, users, companies);
  await loadModeration(db, users);
  await loadRecords(db, users);
  await db.query(sql`set session_replication_role = origin`);
}
