import { newId } from '../../../platform/ids.ts';
import { stemVector } from '../../../platform/words/stem-vector.ts';
import { json, sql } from '../../../storage/sql.ts';
import type { TestApi } from '../../../testing/harness.ts';

/** A category; below `parentId` when given. */
export async function addCategory(api: TestApi, name: string, parentId: string | null = null): Promise<string> {
  const id = newId();
  await api.db.query(sql`
    insert into categories (id, node, parent_id, name, name_en, stems)
    select ${id}, (select coalesce(max(node), 0) + 1 from categories), ${parentId}::uuid, ${name}, ${name},
      ${stemVector({ B: name })}::tsvector`);
  return id;
}

export interface OfferInput {
  company_id: string;
  category_id: string;
  title?: string;
  description?: string;
  individual_price?: boolean;
  /** Grosze. */
  price_from?: number | null;
  price_to?: number | null;
  loyalty_points?: number | null;
  loyalty_percentage?: number | null;
  is_active?: boolean;
  city?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  workplace_types?: string[];
  work_schedule_types?: string[];
  contract_types?: string[];
  salary_from?: number | null;
  salary_to?: number | null;
  salary_period?: 'hour' | 'month' | 'year' | null;
  /** A day. */
  closes_on?: string | null;
  created_at?: string;
}

const DEFAULTS = {
  title: 'Usługa',
  description: '',
  individual_price: false,
  price_from: 10_000,
  loyalty_points: null,
  is_active: true,
  workplace_types: [],
  work_schedule_types: [],
  contract_types: [],
};

/** A fixed price of 100 zł with 10 % loyalty by default. */
export async function addOffer(api: TestApi, input: OfferInput): Promise<string> {
  const id = newId();
  const loyalty = input.loyalty_points == null ? { loyalty_percentage: 10 } : {};
  const { title = DEFAULTS.title, description = '' } = input;
  const stems = stemVector({ A: title, D: description });
  const row = { ...DEFAULTS, ...loyalty, created_at: new Date().toISOString(), ...input, id, stems };
  await api.db.query(sql`
    insert into offers (id, company_id, category_id, title, description, individual_price, price_from, price_to, loyalty_points,
                        loyalty_percentage, is_active, city, latitude, longitude, workplace_types, work_schedule_types,
                        contract_types, salary_from, salary_to, salary_period, closes_on, created_at, stems)
    select id, company_id, category_id, title, description, individual_price, price_from, price_to, loyalty_points,
           loyalty_percentage, is_active, city, latitude, longitude, workplace_types, work_schedule_types,
           contract_types, salary_from, salary_to, salary_period, closes_on, created_at, stems
    from json_populate_record(null::offers, ${json(row)}::json)`);
  return id;
}

/** The network node of a user or a company. */
async function nodeOf(api: TestApi, id: string): Promise<number> {
  const row = await api.db.one<{ id: number }>(sql`
    select id from network_nodes where user_id = ${id} or company_id = ${id}`);
  if (!row) throw new Error(`${id} has no node`);
  return row.id;
}

/** `from` invites `to`, or accepts its invitation. */
export async function addInvitation(api: TestApi, from: string, to: string): Promise<void> {
  await api.db.query(sql`
    insert into network_edges (from_node, to_node) values (${await nodeOf(api, from)}, ${await nodeOf(api, to)})`);
}

/** Both sides have accepted the contact. */
export async function addContact(api: TestApi, one: string, other: string): Promise<void> {
  await addInvitation(api, one, other);
  await addInvitation(api, other, one);
}

/** Counts the statements of one call. */
export async function statementsOf(api: TestApi, call: () => Promise<unknown>): Promise<number> {
  const { db } = api;
  let count = 0;
  const query = db.query.bind(db);
  const one = db.one.bind(db);
  // `one` runs through the database's own query, so only that one is counted.
  db.query = (statement) => {
    count += 1;
    return query(statement);
  };
  await call();
  db.query = query;
  db.one = one;
  return count;
}
