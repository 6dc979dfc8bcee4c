import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { DEMO_DOMAIN, DEMO_PASSWORD } from './demo/people.ts';
import { seedDemo } from './demo/seed.ts';
import { type Sql, sql } from './storage/sql.ts';
import { withoutReferences } from './testing/document.ts';
import { createTestApi } from './testing/harness.ts';
import { as, signIn } from './testing/people.ts';
import { rawOrders } from './testing/raw-orders.ts';
import { recordedStatements } from './testing/recorded-statements.ts';

/** The limit of domain §2 for a list, whatever the size of its page. */
const MOST_STATEMENTS = 6;
/** With words that find nothing: the correction of typing errors, and attempts with fewer words. */
const MOST_TO_FIND = 3;
const NO_READS = new Set(['/api/ws/', '/api/files/{key}']);

interface Operation {
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, { schema?: { properties?: object } }> }>;
}

const api = await createTestApi();
const callers = new Map<string, Record<string, string>>();
const operations = new Map<string, Operation>();
/** A value for each parameter that a call may have. */
const samples: Record<string, string> = {
  q: 'audyt sklep',
  city: 'Łódź',
  radius: '50',
  lat: '51.77',
  lng: '19.46',
  price_from: '10',
  price_to: '100000',
  company_rating: '1',
  network: 'true',
  with_salary: 'true',
  workplace_types: 'remote',
  work_schedule_types: 'full_time',
  depth: '3',
  amount: '100.00',
  type: 'offers',
  date_from: '2020-01-01',
  facets: 'category',
  limit: '100',
};

async function sampleIds(): Promise<void> {
  const row = await api.db.one<Record<string, string>>(sql`
    select m.company_id, m.user_id, (select id from categories where parent_id is not null limit 1) as category,
      (select id from offers where is_listed limit 1) as offers, (select id from webinars limit 1) as webinars,
      (select id from posts order by comment_count desc limit 1) as post_id,
      (select thread_id from message_sides s where s.user_id = m.user_id limit 1) as thread_id,
      (select id from orders r where r.seller_id = m.company_id limit 1) as order_id
    from users u join company_members m on m.user_id = u.id where u.email = ${`owner@${DEMO_DOMAIN}`}`);
  assert.ok(row);
  Object.assign(samples, row, { categories: row.category, seller_id: row.company_id });
}

before(async () => {
  assert.ok(await seedDemo(api.context));
  await sampleIds();
  const [owner, admin] = [
    await signIn(api, `owner@${DEMO_DOMAIN}`, DEMO_PASSWORD),
    await signIn(api, `admin@${DEMO_DOMAIN}`, DEMO_PASSWORD),
  ];
  callers.set('guest', {});
  callers.set('person', as(owner.access));
  callers.set('company', as(owner.access, samples.company_id));
  callers.set('admin', as(admin.access));
  const document = (await api.inject({ url: '/api/docs/json' })).json<{ paths: Record<string, { get?: Operation }> }>();
  const { paths } = withoutReferences(document);
  for (const [path, { get }] of Object.entries(paths)) if (get && !NO_READS.has(path)) operations.set(path, get);
});

/** The id that a path like /api/posts/{id}/ asks for. */
function idFor(path: string): string {
  if (path.includes('/company-list')) return samples.company_id ?? '';
  if (path.includes('/user-data')) return samples.user_id ?? '';
  if (path.includes('/posts/')) return samples.post_id ?? '';
  return (path.includes('/webinars/') ? samples.webinars : samples.offers) ?? '';
}

/** The call without its filters, with each of them, and with all at once. */
function urlsOf(path: string, { parameters = [] }: Operation): string[] {
  const url = path.replace('{id}', idFor(path));
  const names = parameters.filter((one) => one.in === 'query' && samples[one.name]).map(({ name }) => name);
  // The required subject of a list, without which it answers 422.
  const subject = names.filter((name) => ['company_id', 'post_id', 'thread_id', 'order_id', 'type'].includes(name));
  const asked = [subject, ...names.map((name) => [...new Set([...subject, name])]), names];
  const queries = asked.map(
    (some) => new URLSearchParams(Object.fromEntries(some.map((name) => [name, samples[name] ?? '']))),
  );
  return [...new Set(queries.map((query) => `${url}?${query}`))];
}

function isList({ parameters = [], responses }: Operation): boolean {
  const schema = responses['200']?.content?.['application/json']?.schema;
  return parameters.some(({ name }) => name === 'limit') || 'results' in (schema?.properties ?? {});
}

interface Call {
  path: string;
  url: string;
  caller: string;
  status: number;
  statements: Sql[];
}

async function callAll(wanted: (operation: Operation) => boolean): Promise<Call[]> {
  const calls: Call[] = [];
  for (const [path, operation] of operations) {
    if (!wanted(operation)) continue;
    for (const [caller, headers] of callers) {
      for (const url of urlsOf(path, operation)) {
        let status = 0;
        const statements = await recordedStatements(api, async () => {
          status = (await api.inject({ url, headers })).statusCode;
        });
        calls.push({ path, url, caller, status, statements });
      }
    }
  }
  return calls;
}

describe('an order of names without that of Polish letters', () => {
  const isFound = (order: string) => rawOrders(`select json_agg(x order by ${order}) from t`).length > 0;

  it('the order is found in every form', () => {
    const orders = [
      'name',
      'c.name desc, c.id',
      'c.id, o.title asc nulls last',
      'f(a, b), u.last_name',
      'w.speaker_name',
    ];
    const computed = ['fold_text(c.name)', 'lower(c.name)', "u.first_name || ' ' || u.last_name", 'c.name collate "C"'];
    assert.deepEqual(
      [...orders, ...computed].filter((order) => !isFound(order)),
      [],
    );
    for (const end of ['', ' limit 3', '\nlimit 3', ' for update', ' union all select 1'])
      assert.deepEqual(rawOrders(`select name from c\nORDER  BY c.name${end}`), ['c.name'], end);
    assert.deepEqual(rawOrders('select row_number() over (order by c.id) from c order by c.norm'), ['c.norm']);
  });

  it('the order is none when names are in that order, or are no names', () => {
    const orders = [
      'c.name_order, c.id',
      'f(c.name), c.id',
      'c.created_at desc',
      "array_position(array['name'], m.role)",
    ];
    assert.deepEqual(orders.filter(isFound), []);
  });
});

describe('statements of the calls that read', () => {
  it('statements are at most six for every list, for every caller and filter, and three more to find something', async () => {
    const calls = await callAll(isList);
    const answered = new Set(calls.filter(({ status }) => status === 200).map(({ path }) => path));
    const lists = [...operations].filter(([, operation]) => isList(operation)).map(([path]) => path);
    assert.deepEqual([...answered], lists);
    assert.ok(lists.length > 30, `${lists.length} lists`);
    const dear = calls
      .filter(({ url, statements }) => statements.length > MOST_STATEMENTS + (url.includes('q=') ? MOST_TO_FIND : 0))
      .map(({ url, caller, statements }) => `${statements.length} for ${caller}: ${url}`);
    assert.deepEqual(dear, []);
  });

  it('statements have names unless they are planned by their values, order names as Polish does, and every engine prepares each of them', async () => {
    const named = new Map<string, string>();
    const texts = new Set<string>();
    for (const { url, status, statements } of await callAll(() => true)) {
      assert.ok(status < 500, `${status} for ${url}`);
      for (const { name, text, byValue } of statements) {
        assert.match(name, byValue ? /^$/ : /^q_/, `named ${name}: ${text}`);
        texts.add(text);
        if (name) assert.equal(named.get(name) ?? text, text, 'one name, two texts');
        named.set(name, text);
      }
    }
    assert.ok(texts.size > 100, `${texts.size} statements`);
    assert.deepEqual([...texts].flatMap(rawOrders), [], 'names in the order of their bytes');
    await api.db.scriptTransaction(async (tx) => {
      // Engines prepare the statement itself, not an EXPLAIN around it.
      for (const [index, text] of [...texts].entries()) {
        await tx.script(`prepare try_${index} as ${text.replace(/^\s*explain \(.*?\)/, '')}`);
      }
    });
  });
});
