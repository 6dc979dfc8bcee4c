import type { PriceType } from '@wspolnik/contract/vat';
import { MINUTE_MS } from '@wspolnik/settings';
import { polishDay } from '../platform/polish-days.ts';
import { grossOf } from '../platform/vat.ts';
import { FREE_PLAN } from './build-companies.ts';
import { CATALOG } from './catalog.ts';
import type { DemoCategory, DemoJob, DemoPrice } from './demo-types.ts';
import { OFFER_SCENES } from './offer-scenes.ts';
import { type Album, PICTURE, shadeOf, viewsOf } from './pictures.ts';
import type { WithId, World } from './world.ts';

const GROSZE = 100;
export const OWN_JOB = 'Projektantka lub projektant interfejsów';
const MINUTES_BETWEEN = 11 * 60;
/** One offer in this many has no place, or is switched off, because pages must handle that too. */
const WITHOUT_PLACE = 9;
/** How many pictures offers have, in turn. */
const PICTURES = [1, 2, 1, 1, 3, 1, 1] as const;
const INACTIVE = 23;
/** One offer in this many has a net price. */
const NET = 3;
/** One offer with a fixed price in this many was dearer until recently; every third has no delivery time. */
const REDUCED = 11;

export function buildCategories(world: World): void {
  const created = world.daysAgo(365);
  let node = 0;
  for (const [position, { name, name_en, picture, isJob = false, trades }] of CATALOG.entries()) {
    const root = world.newId(created);
    const own = { name, name_en, start_picture: picture, is_job: isJob };
    world.categories.push({ id: root, node: ++node, parent_id: null, position, ...own });
    for (const [index, trade] of trades.entries()) {
      const place = { id: world.newId(created), node: ++node, parent_id: root, position: index };
      const child = { ...place, start_picture: null, is_job: isJob };
      world.trades.push({ ...child, name: trade.name, name_en: trade.name_en });
    }
  }
  world.categories.push(...world.trades);
}

function prices(serial: number, price: DemoPrice, rates: DemoCategory['vatRates'] = ['23']) {
  const price_type: PriceType = serial % NET === 1 ? 'net' : 'gross';
  const vat = { price_type, vat_rate: rates[serial % rates.length] ?? '23' };
  if (price === null) return { individual_price: true, price_from: null, price_to: null, ...vat };
  const [from, to] = typeof price === 'number' ? [price, null] : price;
  const gross = (named: number) => {
    const grosze = Math.round(named * GROSZE);
    return price_type === 'net' ? grossOf(grosze, vat.vat_rate) : grosze;
  };
  return { individual_price: false, price_from: gross(from), price_to: to === null ? null : gross(to), ...vat };
}

/** Expensive offers give an amount, cheap ones and every third a percentage. */
function loyalty(serial: number, price: number | null, isJob: boolean) {
  if (isJob) return { loyalty_points: 0, loyalty_percentage: null };
  if (price === null) return { loyalty_points: (100 + (serial % 6) * 80) * GROSZE, loyalty_percentage: null };
  if (serial % 3 === 0 || price < 500 * GROSZE) return { loyalty_points: null, loyalty_percentage: 3 + (serial % 8) };
  return { loyalty_points: Math.round(price / 2000) * GROSZE, loyalty_percentage: null };
}

/** Delivery time and content of an offer; not every offer names both. */
function delivery(serial: number, { deliveries, scopes }: DemoCategory) {
  return {
    delivery_time: (serial % 3 === 2 ? null : deliveries[serial % deliveries.length]) ?? null,
    scope: (serial % 4 === 3 ? null : scopes[serial % scopes.length]) ?? [],
  };
}

/** The higher price until yesterday, in whole tens of zł. */
function reduction(world: World, serial: number, price: ReturnType<typeof prices>) {
  if (serial % REDUCED !== 4 || price.price_from === null || price.price_to !== null) return {};
  const before = Math.ceil((price.price_from * 1.18) / (10 * GROSZE)) * 10 * GROSZE;
  return { lowest_price: before, reduced_at: world.daysAgo(1) };
}

function place(serial: number, company: WithId) {
  if (serial % WITHOUT_PLACE === 5) {
    return { address: null, city: null, zip_code: null, country: null, latitude: null, longitude: null };
  }
  const { address, city, zip_code, lat, lng } = company;
  return { address, city, zip_code, country: 'Polska', latitude: lat, longitude: lng };
}

function work(world: World, job: DemoJob | undefined) {
  return {
    workplace_types: job?.workplace ?? [],
    work_schedule_types: job?.schedule ?? [],
    contract_types: job?.contracts ?? [],
    salary_from: job?.salary ? job.salary[0] * GROSZE : null,
    salary_to: job?.salary ? job.salary[1] * GROSZE : null,
    salary_period: job?.salary ? (job.period ?? 'month') : null,
    salary_type: job?.salary ? 'gross' : null,
    closes_on: job?.closesIn === undefined ? null : polishDay(world.daysAgo(-job.closesIn)),
  };
}

interface Drawn {
  colour: string;
  serial: number;
}

/** @throws Error for an offer whose subject is not named */
function addImages(world: World, album: Album, offer: { id: string; title: string }, drawn: Drawn): void {
  const scene = OFFER_SCENES[offer.title];
  if (!scene) throw new Error(`no scene for ${offer.title}`);
  const { colour, serial } = drawn;
  const shown = viewsOf(scene).slice(0, PICTURES[serial % PICTURES.length]);
  for (const [position, view] of shown.entries()) {
    const { fileKey, thumbnailKey } = album.add(view, colour, serial + position);
    world.images.push({
      id: world.newId(world.now),
      offer_id: offer.id,
      position,
      file_key: fileKey,
      thumbnail_key: thumbnailKey,
      alt: offer.title,
      ...PICTURE,
    });
  }
}

function addTrade(world: World, category: DemoCategory, companyIndex: number, album: Album): void {
  const company = world.companies[companyIndex];
  const trade = world.trades[companyIndex];
  const offers = category.trades[companyIndex % category.trades.length]?.offers ?? [];
  if (!company || !trade) throw new Error(`no company for trade ${companyIndex}`);
  offers.forEach(([title, text, price, job], index) => {
    // Companies alternate in time, so that the newest page shows every trade.
    const serial = index * 40 + ((companyIndex * 13) % 40);
    const created = new Date(world.now.getTime() - (serial * MINUTES_BETWEEN + companyIndex * 7 + 25) * MINUTE_MS);
    const id = world.newId(created);
    const priced = prices(serial, price, category.vatRates);
    world.offers.push({
      id,
      title,
      ...priced,
      ...loyalty(serial, priced.price_from, job !== undefined),
      ...place(serial, company),
      ...work(world, job),
      ...delivery(serial, category),
      ...(job ? {} : reduction(world, serial, priced)),
      company_id: company.id,
      category_id: trade.id,
      description: `${text} ${category.closings[(index + companyIndex) % category.closings.length]}`,
      is_active: serial % INACTIVE !== 11 && !(FREE_PLAN.has(companyIndex) && index > 2),
      created_at: created,
    });
    addImages(world, album, { id, title }, { colour: shadeOf(category.colour, companyIndex), serial });
  });
}

/** A job of the company of owner@, whose board has applicants in each column. */
function addOwnJob(world: World, album: Album): void {
  const [company] = world.companies;
  const trade = world.trades.find(({ is_job }) => is_job);
  if (!company || !trade) throw new Error('the demo has no company or no category of jobs');
  const created = world.daysAgo(12);
  const id = world.newId(created);
  world.offers.push({
    id,
    title: OWN_JOB,
    ...prices(0, null),
    ...loyalty(0, null, true),
    ...place(0, company),
    ...work(world, {
      workplace: ['hybrid', 'remote'],
      schedule: ['full_time'],
      contracts: ['employment', 'b2b'],
      salary: [11_000, 15_000],
      closesIn: 9,
    }),
    delivery_time: null,
    scope: [],
    company_id: company.id,
    category_id: trade.id,
    description:
      'Tworzymy sklepy internetowe dla małych producentów. Szukamy osoby, która lubi dopracowany interfejs i krótkie odcinki pracy. Na każde zgłoszenie odpowiadamy w ciągu tygodnia.',
    is_active: true,
    created_at: created,
  });
  addImages(world, album, { id, title: OWN_JOB }, { colour: CATALOG[0]?.colour ?? '', serial: 0 });
}

/** Five offers of each trade, by the trade's company, and one job. */
export function buildOffers(world: World, album: Album): void {
  CATALOG.forEach((category, position) => {
    category.trades.forEach((_trade, index) => {
      addTrade(world, category, position * 4 + index, album);
    });
  });
  addOwnJob(world, album);
}
