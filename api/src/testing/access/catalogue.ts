import { addCategory } from '../../modules/offers/testing/offers.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { formOf, picture } from '../forms.ts';
import { addCard } from './makers.ts';
import { type Area, admins, everyone, row } from './row.ts';
import type { World } from './world.ts';

async function addDocument({ api }: World, isPublished = true): Promise<string> {
  const id = newId();
  const now = new Date();
  await api.db.query(sql`
    insert into library_documents (id, title, title_en, topic, language, file_key, file_name, file_size, kind, published_at,
                                   created_at, updated_at)
    values (${id}, 'Przewodnik', 'Guide', 'start', 'pl', ${`file-${id}.pdf`}, 'przewodnik.pdf', 100, 'pdf',
            ${isPublished ? now : null}, ${now}, ${now})`);
  return id;
}

const texts = { title: 'Przewodnik', title_en: 'Guide', topic: 'start', language: 'pl' };
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n').toString('latin1');
const BOUNDARY = 'boundary';

/** A form with a file: a document cannot be created without one. */
function formWithFile(): { body: string; headers: Record<string, string> } {
  const fields = Object.entries(texts).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${PDF}\r\n--${BOUNDARY}--\r\n`;
  return { body: fields.join('') + file, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

const library: Area['rows'] = [
  row('GET /api/landing/', everyone(200)),
  row('GET /api/sitemap/', everyone(200)),
  row('GET /api/sitemap/{kind}/', everyone(200), () => ({ id: 'offers', query: { from: newId() } })),
  row('GET /api/sitemap/removed/', everyone(200), () => ({ query: { path: `offers/${newId()}/` } })),
  row('GET /api/library/', everyone(200)),
  row('GET /api/accounts/admin/library/', admins(200)),
  row('GET /api/accounts/admin/library/{id}/', admins(200), async (world) => ({ id: await addDocument(world) })),
  row('POST /api/accounts/admin/library/', admins(201), (world, identity) => {
    const { body, headers } = formWithFile();
    return { body, headers: { ...world.headers(identity), ...headers } };
  }),
  row('PUT /api/accounts/admin/library/{id}/', admins(200), async (world) => ({
    id: await addDocument(world),
    body: { ...texts, revision: 0 },
  })),
  row('POST /api/accounts/admin/library/{id}/publish/', admins(200), async (world) => ({
    id: await addDocument(world),
    body: { published: false },
  })),
  row('DELETE /api/accounts/admin/library/{id}/', admins(204), async (world) => ({ id: await addDocument(world) })),
];

const cards: Area['rows'] = [
  row('GET /api/accounts/admin/membership-cards/', admins(200)),
  row('GET /api/accounts/admin/membership-cards/range/', admins(200), () => ({ query: { number: '7000' } })),
  row('DELETE /api/accounts/admin/membership-cards/{id}/', admins(204), async (world) => ({
    id: await addCard(world),
  })),
];

/** Without anything in it. */
const newCategory = ({ api }: World): Promise<string> => addCategory(api, newId());

const categories: Area['rows'] = [
  row('GET /api/accounts/admin/categories/', admins(200)),
  row('GET /api/accounts/admin/categories/{id}/uses/', admins(200), async (world) => ({
    id: await newCategory(world),
  })),
  row('POST /api/accounts/admin/categories/', admins(201), () => ({ body: { name: newId(), name_en: newId() } })),
  row('PUT /api/accounts/admin/categories/{id}/', admins(200), async (world) => ({
    id: await newCategory(world),
    body: { name: newId(), name_en: newId() },
  })),
  row('POST /api/accounts/admin/categories/{id}/merge/', admins(200), async (world) => ({
    id: await newCategory(world),
    body: { into_id: world.category },
  })),
  row('POST /api/accounts/admin/categories/{id}/image/', admins(200), async (world) => ({
    id: await newCategory(world),
    body: formOf({ image: await picture() }),
  })),
  row('DELETE /api/accounts/admin/categories/{id}/image/', admins(200), async (world) => ({
    id: await newCategory(world),
  })),
  row('DELETE /api/accounts/admin/categories/{id}/', admins(200), async (world) => ({ id: await newCategory(world) })),
];

async function newSearchWord({ api, category }: World): Promise<string> {
  const id = newId();
  await api.db.query(sql`
    insert into search_words (id, phrase, category_id, created_at, updated_at)
    values (${id}, ${id}, ${category}, ${new Date()}, ${new Date()})`);
  return id;
}

const searchWords: Area['rows'] = [
  row('GET /api/accounts/admin/search-words/', admins(200)),
  row('POST /api/accounts/admin/search-words/', admins(201), () => ({ body: { phrase: newId(), words: 'fotel' } })),
  row('PUT /api/accounts/admin/search-words/{id}/', admins(200), async (world) => ({
    id: await newSearchWord(world),
    body: { phrase: newId(), category_id: world.category },
  })),
  row('DELETE /api/accounts/admin/search-words/{id}/', admins(204), async (world) => ({
    id: await newSearchWord(world),
  })),
];

const planFields = { title: 'Standard', title_en: 'Standard', offer_limit: 30, saved_search_limit: 50 };

let days = 0;
/** A separate day for each price. */
function nextDay(): string {
  days += 1;
  return new Date(Date.UTC(2090, 0, days)).toISOString().slice(0, 10);
}

async function addPrice({ api }: World): Promise<string> {
  const id = newId();
  await api.db.query(sql`
    insert into plan_prices (id, plan, price, valid_from, created_at)
    values (${id}, 'standard', 10900, ${new Date(`${nextDay()}T00:00:00Z`)}, ${new Date()})`);
  return id;
}

const plans: Area['rows'] = [
  row('GET /api/accounts/admin/plans/', admins(200)),
  row('PUT /api/accounts/admin/plans/{id}/', admins(200), async ({ api }) => {
    const plan = await api.db.one<{ revision: number }>(sql`select revision from plans where id = 'standard'`);
    return { id: 'standard', body: { ...planFields, revision: plan?.revision } };
  }),
  row('POST /api/accounts/admin/plans/{id}/prices/', admins(201), () => ({
    id: 'standard',
    body: { price: '109.00', valid_from: nextDay() },
  })),
  row('DELETE /api/accounts/admin/plan-prices/{id}/', admins(200), async (world) => ({ id: await addPrice(world) })),
];

export const catalogue: Area = {
  title: 'Library, membership numbers, plans, categories and words of the search',
  rows: [...library, ...cards, ...plans, ...categories, ...searchWords],
};
