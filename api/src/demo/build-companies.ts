import { DAY_MS } from '@wspolnik/settings';
import { CATALOG } from './catalog.ts';
import { krs, nip, nrb, regon } from './check-digits.ts';
import { CITIES, STREETS } from './cities.ts';
import { ACCOUNTS, DEMO_DOMAIN, type DemoPerson, MODERATOR, ownerOf } from './people.ts';
import type { World } from './world.ts';

/** Companies that wait for an admin: their names and places. */
const APPLICANTS = [
  ['Ogrody Wandy', 'Kraków'],
  ['Serwis Rowerowy Szprycha', 'Wrocław'],
  ['Piekarnia na Rogu', 'Toruń'],
  ['Geodezja Punkt', 'Lublin'],
  ['Pracownia Ceramiki Glina', 'Kielce'],
] as const;
/** These stay on the free plan, with three active offers. */
export const FREE_PLAN = new Set([5, 17, 29]);

function addUser(world: World, { login, first, last, role = undefined }: DemoPerson): string {
  const created = world.daysAgo(200);
  const id = world.newId(created);
  const email = `${login}@${DEMO_DOMAIN}`;
  world.users.push({ id, email, first_name: first, last_name: last, role: role ?? 'USER', created_at: created });
  return id;
}

interface CompanyInput {
  name: string;
  city: string;
  about: string;
  categoryId: string | null;
  status: 'active' | 'submitted';
}

function addCompany(world: World, { name, city, about, categoryId, status }: CompanyInput): string {
  const { random } = world;
  const serial = world.companies.length;
  const place = CITIES[city];
  if (!place) throw new Error(`no such city: ${city}`);
  const created = world.daysAgo(190 - serial);
  const id = world.newId(created);
  const plan = status === 'active' && !FREE_PLAN.has(serial) ? 'standard' : 'free';
  const slug = name
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .replaceAll(/[^a-zA-Z]+/g, '')
    .toLowerCase();
  world.companies.push({
    id,
    name,
    description: about,
    city,
    status,
    category_id: categoryId,
    address: `${random.pick(STREETS)} ${1 + random.below(90)}`,
    zip_code: place.zip,
    lat: place.lat + (random.below(400) - 200) / 10_000,
    lng: place.lng + (random.below(600) - 300) / 10_000,
    email: `biuro@${slug}.test`,
    phone: `+48600${String(100_000 + serial * 7_211)}`,
    website: `https://${slug}.test`,
    // Its opinions change both.
    rating: 0,
    rating_count: 0,
    plan,
    plan_paid_until: plan === 'free' ? null : world.daysAgo(-18 - (serial % 10)),
    nip: nip(serial),
    regon: regon(serial),
    krs: serial % 3 === 0 ? krs(serial) : null,
    bank_number: nrb(serial),
    verified_at: status === 'active' ? world.daysAgo(188 - serial) : null,
    created_at: created,
  });
  return id;
}

function addMember(world: World, companyId: string, userId: string, role: 'owner' | 'manager' | 'member'): void {
  world.members.push({ company_id: companyId, user_id: userId, role });
}

function addApplicants(world: World): void {
  APPLICANTS.forEach(([name, city], index) => {
    const owner = addUser(world, ownerOf(world.companies.length));
    const company = { name, city, about: 'Mała firma z okolicy, która dopiero zaczyna w serwisie.', categoryId: null };
    const id = addCompany(world, { ...company, status: 'submitted' });
    addMember(world, id, owner, 'owner');
    const submitted = world.now.getTime() - (index + 1) * DAY_MS;
    world.verifications.push({
      id: world.newId(new Date(submitted)),
      company_id: id,
      submitted_by: owner,
      submitted_at: new Date(submitted),
    });
  });
}

/** The named accounts, an active company with an owner for each trade, and companies that wait for activation. */
export function buildCompanies(world: World): void {
  const accounts = new Map(ACCOUNTS.map((person) => [person.login, addUser(world, person)]));
  const account = (login: string) => accounts.get(login) ?? '';
  CATALOG.forEach((category, position) => {
    category.trades.forEach((trade, index) => {
      const serial = world.companies.length;
      const id = addCompany(world, {
        name: trade.company,
        city: trade.city,
        about: trade.about,
        status: 'active',
        categoryId: world.trades[position * 4 + index]?.id ?? null,
      });
      addMember(world, id, serial === 0 ? account('owner') : addUser(world, ownerOf(serial)), 'owner');
    });
  });
  const own = world.companies[0]?.id ?? '';
  addMember(world, own, account('manager'), 'manager');
  addMember(world, own, account('member'), 'member');
  addApplicants(world);
  addUser(world, MODERATOR);
}
