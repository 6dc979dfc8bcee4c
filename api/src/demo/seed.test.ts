import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CompanyDetail } from '@wspolnik/contract/companies';
import type { CompanyShowcase } from '@wspolnik/contract/company-showcase';
import type { ActivationRequestPage } from '@wspolnik/contract/company-verification';
import type { ModerationPage, ModerationStatement } from '@wspolnik/contract/moderation';
import { ORDER_STATUSES, type OrderPage, type OwnOrderPage } from '@wspolnik/contract/orders';
import type { PointBalance } from '@wspolnik/contract/point-balance';
import type { PostPage } from '@wspolnik/contract/posts';
import type { QuoteRequestPage } from '@wspolnik/contract/quote-requests';
import { QUOTE_STATUSES, type QuotePage } from '@wspolnik/contract/quotes';
import type { RecommendationPage } from '@wspolnik/contract/recommendations';
import type { SalesSummary } from '@wspolnik/contract/sales';
import type { SearchReply } from '@wspolnik/contract/search';
import type { TaxData, TaxReport } from '@wspolnik/contract/tax-data';
import { DAY_MS, HOUR_MS } from '@wspolnik/settings';
import { sweepJob, timerJob } from '../modules/orders/order-timers.ts';
import { runDue } from '../platform/jobs/run-due.ts';
import { polishDay } from '../platform/polish-days.ts';
import { sql } from '../storage/sql.ts';
import { createTestApi } from '../testing/harness.ts';
import { as, signIn } from '../testing/people.ts';
import { nip, nrb, regon } from './check-digits.ts';
import { seedDemo } from './seed.ts';

const api = await createTestApi();
const seeded = await seedDemo(api.context);

const figure = async (statement: ReturnType<typeof sql>) => (await api.db.one<{ n: number }>(statement))?.n;

it('the seed fills an empty database once', async () => {
  assert.equal(seeded, true);
  assert.equal(await seedDemo(api.context), false);
  assert.equal(await figure(sql`select count(*)::int as n from offers`), 201);
  assert.equal(await figure(sql`select count(*)::int as n from companies where status = 'active'`), 40);
  assert.equal(await figure(sql`select count(*)::int as n from company_verifications where status = 'submitted'`), 5);
  assert.equal(await figure(sql`select count(distinct title)::int as n from offers`), 201);
});

it('most people of the seed name their work, and some leave it out', async () => {
  const people = sql`from users where role = 'USER'`;
  const all = await figure(sql`select count(*)::int as n ${people}`);
  const [headlines, jobs] = [
    await figure(sql`select count(*)::int as n ${people} and headline is not null`),
    await figure(sql`select count(*)::int as n ${people} and job_titles <> ''`),
  ];
  assert.ok(
    all && headlines && jobs && headlines > all / 2 && headlines < all && jobs > all / 2,
    `${headlines} ${jobs} of ${all}`,
  );
  const found = await api.inject({ url: '/api/search/?q=rekrutować+programistę' });
  assert.equal(found.json<SearchReply>().users.results[0]?.work?.company_name, 'Rekrutacja Wprost');
});

it('the seed has orders in every status, with a matching history', async () => {
  assert.equal(await figure(sql`select count(distinct status)::int as n from orders`), ORDER_STATUSES.length);
  const astray = await api.db.query(sql`
    select id from orders o
    where status <> (select e.status from order_events e where e.order_id = o.id order by e.id desc limit 1)`);
  assert.deepEqual(astray, []);
});

it('the seed has both sides and the terms of each order, and for the owner a paid and one overdue order', async () => {
  const lacking = await api.db.query(sql`
    select id from orders r
    where (select count(*) from order_invoices i where i.order_id = r.id) <> 2
      or not exists (select 1 from order_terms t where t.order_id = r.id)`);
  assert.deepEqual(lacking, []);
  const headers = as((await signIn(api, 'owner@demo.wspolnik.test')).access);
  const me = (await api.inject({ url: '/api/accounts/user-data/', headers })).json();
  const company = { ...headers, 'company-id': me.companies[0].id };
  const { results } = (
    await api.inject({ url: '/api/offers/get-my-sales/?limit=100', headers: company })
  ).json<OrderPage>();
  assert.equal(results.filter(({ overdue }) => overdue).length, 1);
  assert.ok(results.some(({ paid_on }) => paid_on !== null));
});

it('the seed promises and gives no reward above half of the price', async () => {
  const above = await api.db.query(sql`
    select id from offers where loyalty_points > price_from / 2 or loyalty_percentage > 50
    union all select id from orders where reward > price / 2`);
  assert.deepEqual(above, []);
});

it('shows documents and information of orders, and reports to admins', async () => {
  const admin = as((await signIn(api, 'admin@demo.wspolnik.test')).access);
  const page = await api.inject({ url: '/api/accounts/admin/dva/?status=completed', headers: admin });
  const [order] = page.json<OrderPage>().results;
  assert.ok(order?.infos[0]?.text);
  const document = await api.inject({ url: order.documents[0]?.url ?? '' });
  assert.match(document.body, /^%PDF[\s\S]*Faktura VAT/);
  const reports = await api.inject({ url: '/api/accounts/admin/transaction-reports/?status=open', headers: admin });
  assert.equal(reports.json().count, 4);
  const miscounted = await api.db.query(sql`
    select id from orders o where document_count <> (select count(*) from order_documents where order_id = o.id)
      or info_count <> (select count(*) from order_infos where order_id = o.id)`);
  assert.deepEqual(miscounted, []);
});

it('the seed has no order whose waiting time ends during a demo', async () => {
  const statuses = () => api.db.query(sql`select id, status from orders order by id`);
  const before = await statuses();
  await runDue(api.context, [sweepJob, timerJob], new Date(api.context.clock().getTime() + HOUR_MS));
  assert.deepEqual(await statuses(), before);
  assert.deepEqual(await api.db.query(sql`select id from outbox where subject like 'Zamówienie%'`), []);
});

it('the seed has quotes in every status that the named accounts asked for or received, and an application with a document', async () => {
  const statuses = async (login: string, side: string) => {
    const { access, user } = await signIn(api, `${login}@demo.wspolnik.test`);
    const headers = as(access, user.companies[0]?.id);
    const { results } = (await api.inject({ url: `/api/offers/quotes/?side=${side}`, headers })).json<QuotePage>();
    return results;
  };
  const asked = await statuses('user', 'asked');
  const ofBuyers = QUOTE_STATUSES.filter((status) => status !== 'hired');
  assert.deepEqual([...new Set(asked.map(({ status }) => status))].sort(), ofBuyers.sort());
  const { documents } = asked.find(({ kind }) => kind === 'application') ?? {};
  assert.match((await api.inject({ url: documents?.[0]?.url ?? '' })).body, /^%PDF/);
  const received = await statuses('owner', 'received');
  const lined = [...asked, ...received].filter(({ proposal }) => (proposal?.lines.length ?? 0) > 1);
  assert.ok(lined.some(({ proposal }) => proposal?.version === 2));
  assert.ok(lined.some(({ order }) => order));
  assert.deepEqual([...new Set(received.map(({ status }) => status))].sort(), [...QUOTE_STATUSES].sort());
  assert.ok(received.some(({ allowed_actions }) => allowed_actions.includes('propose')));
});

it('the seed has a request of user@ to three sellers, of whom two have answered', async () => {
  const { access } = await signIn(api, 'user@demo.wspolnik.test');
  const reply = await api.inject({ url: '/api/offers/quote-requests/', headers: as(access) });
  const { results } = reply.json<QuoteRequestPage>();
  assert.deepEqual(
    results.map(({ quotes }) => quotes.map(({ status }) => status)),
    [['proposed', 'proposed', 'asked']],
  );
});

it('the seed has recommendations of user@ and of the company of owner@, with clicks, orders and points', async () => {
  for (const [login, least] of [
    ['user', 3],
    ['owner', 2],
  ] as const) {
    const { access, user } = await signIn(api, `${login}@demo.wspolnik.test`);
    const headers = as(access, user.companies[0]?.id);
    const { results, summary } = (
      await api.inject({ url: '/api/recommendations/', headers })
    ).json<RecommendationPage>();
    assert.ok(results.length >= least, `${login}: ${results.length} offers`);
    assert.ok(results.every(({ clicks, orders }) => clicks > 0 && orders < clicks));
    assert.ok(Number(summary.earned) > 0 && Number(summary.pending) > 0, JSON.stringify(summary));
  }
});

it('the seed has a ledger whose balances are the sums of its entries', async () => {
  const wrong = await api.db.query(sql`
    select a.id from ledger_accounts a
    where a.kind not like 'clearing.%' and a.balance <>
      coalesce((select sum(amount) from ledger_entries where to_account = a.id), 0)
      - coalesce((select sum(amount) from ledger_entries where from_account = a.id), 0)`);
  assert.deepEqual(wrong, []);
});

it('the seed lets every named account sign in, and gives the company of owner@ its points', async () => {
  for (const login of ['admin', 'manager', 'member', 'user', 'fresh']) {
    assert.equal((await signIn(api, `${login}@demo.wspolnik.test`)).user.email, `${login}@demo.wspolnik.test`);
  }
  const { access, user } = await signIn(api, 'owner@demo.wspolnik.test');
  const headers = as(access, user.companies[0]?.id);
  const balance = (await api.inject({ url: '/api/point-balance/', headers })).json<PointBalance>();
  assert.equal(balance.points, '1234.50');
  assert.ok(Number(balance.frozen_points.balance) > 0);
});

it('the seed has people for the tax report of last year, and user@ 100 zł below the limit of this year', async () => {
  const admin = as((await signIn(api, 'admin@demo.wspolnik.test')).access);
  const report = (await api.inject({ url: '/api/accounts/admin/tax-report/', headers: admin })).json<TaxReport>();
  assert.deepEqual([report.has_ended, report.count, report.missing, report.file], [true, 2, 1, null]);
  const user = as((await signIn(api, 'user@demo.wspolnik.test')).access);
  const own = (await api.inject({ url: '/api/payment/tax-data/', headers: user })).json<TaxData>();
  assert.equal(own.amount, '1900.00');
  assert.deepEqual(
    own.years.map(({ amount, data }) => [amount, data?.pesel]),
    [['2400.00', '•••••••5836']],
  );
});

it('the page of the first company has checked and measured facts, a team, references and a gallery', async () => {
  const [own] = (await api.inject({ url: '/api/accounts/company-list-all/?q=Pracownia Cyfrowa' })).json().results;
  const page = (await api.inject({ url: `/api/accounts/company-list-all/${own.id}/` })).json<CompanyDetail>();
  assert.deepEqual([page.founded_year, page.nip?.length, page.team.length], [2009, 10, 2]);
  assert.ok(page.verified_at && page.answers_within && page.completed_orders > 0, JSON.stringify(page));
  const showcase = (await api.inject({ url: `/api/company/showcase/${own.id}/` })).json<CompanyShowcase>();
  assert.deepEqual([showcase.references.length, showcase.gallery.length], [3, 4]);
  assert.equal((await api.inject({ url: showcase.gallery[0]?.url ?? '' })).statusCode, 200);
});

it('shows every offer with its own picture, and a company none twice', async () => {
  const twice = sql`
    select first.file_key from offer_images first where first.position = 0 group by first.file_key having count(*) > 1
    union all
    select i.file_key from offer_images i join offers o on o.id = i.offer_id group by o.company_id, i.file_key having count(*) > 1`;
  assert.deepEqual(await api.db.query(twice), []);
});

it('shows pictures that can be fetched and cached for ever', async () => {
  const { results } = (await api.inject({ url: '/api/offers/' })).json();
  const { image } = results.find((offer: { image: unknown }) => offer.image);
  for (const url of [image.url, image.thumbnail]) {
    const reply = await api.inject({ url });
    assert.equal(reply.headers['content-type'], 'image/jpeg');
    assert.match(String(reply.headers['cache-control']), /immutable/);
    assert.ok(reply.rawPayload.length > 500);
  }
  assert.equal((await api.inject({ url: '/api/files/..%2fjwt.jpg' })).statusCode, 404);
  assert.equal((await api.inject({ url: '/api/files/missing.jpg' })).statusCode, 404);
});

it('the seed has a feed of companies and people with comments, likes, mentions and pictures', async () => {
  assert.equal(await figure(sql`select count(*)::int as n from posts where is_listed`), 40);
  assert.equal(await figure(sql`select count(distinct author_type)::int as n from posts`), 3);
  assert.ok(((await figure(sql`select count(*)::int as n from posts where image_key is not null`)) ?? 0) > 8);
  assert.equal(await figure(sql`select count(distinct type)::int as n from posts`), 3);
  assert.equal(await figure(sql`select count(*)::int as n from post_images`), 2);
  assert.ok(((await figure(sql`select count(*)::int as n from post_comments where parent_id is not null`)) ?? 0) > 1);
  assert.ok(((await figure(sql`select count(*)::int as n from posts where text like '%@{%'`)) ?? 1) === 0);
  const headers = as((await signIn(api, 'user@demo.wspolnik.test')).access);
  const { results } = (await api.inject({ url: '/api/posts/', headers })).json<PostPage>();
  assert.equal(results.length, 30);
  assert.ok(
    results.some(({ comments }) => comments.length > 0) && results.some(({ reactions }) => reactions.length > 4),
  );
  assert.ok(results.some(({ embedded_users }) => embedded_users.length > 0));
  assert.ok(results.every(({ created_at }) => Date.parse(created_at) < Date.now()));
});

it('the seed gives companies numbers with valid check digits', () => {
  const sum = (digits: string, weights: number[]) =>
    weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  for (let serial = 0; serial < 45; serial += 1) {
    assert.equal(sum(nip(serial), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11, Number(nip(serial)[9]));
    assert.equal((sum(regon(serial), [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10, Number(regon(serial)[8]));
    assert.equal(BigInt(`${nrb(serial).slice(2)}2521${nrb(serial).slice(0, 2)}`) % 97n, 1n);
    assert.equal(nrb(serial).length, 26);
  }
});

it('shows an admin the register extract, and a demo user an invitation', async () => {
  const admin = as((await signIn(api, 'admin@demo.wspolnik.test')).access);
  const requests = await api.inject({ url: '/api/accounts/admin/cva/', headers: admin });
  const { document } = requests.json<ActivationRequestPage>().results[0] ?? {};
  assert.equal((await api.inject({ url: document?.url ?? '' })).headers['content-type'], 'application/pdf');
  const user = as((await signIn(api, 'user@demo.wspolnik.test')).access);
  assert.equal((await api.inject({ url: '/api/accounts/invitations/', headers: user })).json().count, 1);
});

it('the seed has an offer that waits for a decision; one of the owner is hidden and one warned about, with reasons', async () => {
  const [admin, owner] = await Promise.all(
    ['admin', 'owner'].map(async (name) => (await signIn(api, `${name}@demo.wspolnik.test`)).access),
  );
  const queue = async (status: string) => {
    const url = `/api/accounts/admin/moderation/?type=offer&status=${status}`;
    return (await api.inject({ url, headers: as(admin ?? '') })).json<ModerationPage>().results;
  };
  const [waiting] = await queue('waiting');
  assert.ok(waiting?.reported && waiting.subject.offer);
  assert.notEqual(waiting.reported.price_from, waiting.subject.offer.price_from);
  const statements = (await queue('decided')).map(async ({ decisions }) => {
    const url = `/api/moderation/decisions/${decisions[0]?.id}/`;
    const { side, kind, reason } = (await api.inject({ url, headers: as(owner ?? '') })).json<ModerationStatement>();
    return [side, kind, reason !== ''];
  });
  assert.deepEqual((await Promise.all(statements)).sort(), [
    ['author', 'hide', true],
    ['author', 'warn', true],
  ]);
});

it('offers have views on each of the last 60 days, and a new order of the owner a day of delivery', async () => {
  assert.equal(await figure(sql`select count(distinct day)::int as n from offer_views`), 60);
  const owner = as((await signIn(api, 'owner@demo.wspolnik.test')).access);
  const company = await api.db.one<{ id: string }>(sql`
    select m.company_id as id from company_members m join users u on u.id = m.user_id
    where u.email = 'owner@demo.wspolnik.test'`);
  const headers = { ...owner, 'company-id': company?.id ?? '' };
  // On the first days of a month the shape is in the month before.
  const lately = polishDay(new Date(Date.now() - 15 * DAY_MS)).slice(0, 7);
  const [before, current] = await Promise.all(
    [`?month=${lately}`, ''].map(async (month) => {
      const url = `/api/offers/sales-summary/${month}`;
      return (await api.inject({ url, headers })).json<SalesSummary>();
    }),
  );
  assert.ok([before, current].some((summary) => summary?.days.some(({ views }) => views > 10)));
  assert.ok([before, current].some((summary) => summary?.offers.some(({ orders }) => orders > 0)));
  const deliveries = await api.inject({ url: '/api/offers/get-my-sales/?status=deliver', headers });
  assert.match(deliveries.json<OwnOrderPage>().results[0]?.deliver_on ?? '', /^\d{4}-/);
});
