import type { LandingOpinion } from '@wspolnik/contract/landing';
import type { OfferSummary } from '@wspolnik/contract/offers';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { cardJoins, cardJson, rewardAt } from '../offers/index.ts';

/** The newest rows that are looked at: enough to choose from, whatever the size of the table. */
const LOOKED_AT = 200;
const MOST_OFFERS = 6;
const MOST_OPINIONS = 3;
/** Grosze. An example with a price of a few złoty, or of a flat, convinces nobody. */
const EXAMPLE_PRICE = { from: 50_000, to: 1_000_000 };

/** The index offers_date has the newest. One of each company; of each category first one, then the others. */
export async function selectShownOffers(db: Db): Promise<OfferSummary[]> {
  const rows = await db.query<{ offer: OfferSummary }>(sql`
    with newest as materialized (
      select o.id, o.company_id, o.category_1, o.created_at from offers o
      where o.is_listed order by o.created_at desc, o.id desc limit ${LOOKED_AT}),
    of_company as (
      select distinct on (n.company_id) n.* from newest n
      where exists (select 1 from offer_images i where i.offer_id = n.id)
        and not exists (select 1 from offers o join categories k on k.id = o.category_id where o.id = n.id and k.is_job)
      order by n.company_id, n.created_at desc, n.id desc),
    ranked as (
      select id, row_number() over (partition by category_1 order by created_at desc, id desc) as place, created_at
      from of_company),
    chosen as (select id, place, created_at from ranked order by place, created_at desc, id desc limit ${MOST_OFFERS})
    select ${cardJson(null)} as offer
    from chosen s join offers o on o.id = s.id ${cardJoins(null)}
    order by s.place, s.created_at desc, s.id desc`);
  return rows.map(({ offer }) => offer);
}

export interface ExampleRow {
  id: string;
  title: string;
  /** Grosze, as are the reward and its parts. */
  price: number;
  total: number;
  buyer: number;
  referrer: number;
}

/** The largest reward for two among new offers at one price of some hundreds to thousands of złoty. */
export function selectExample(db: Db): Promise<ExampleRow | undefined> {
  return db.one<ExampleRow>(sql`
    with newest as materialized (
      select o.* from offers o where o.is_listed order by o.created_at desc, o.id desc limit ${LOOKED_AT})
    select o.id, o.title, o.price_from as price, r.total, s.buyer, r.total - s.buyer as referrer
    from newest o join categories k on k.id = o.category_id
      cross join lateral (select ${rewardAt(sql`o.price_from`)} as total) r
      cross join lateral (select f_buyers_share(r.total) as buyer) s
    where not o.individual_price and coalesce(o.price_to, o.price_from) = o.price_from and not k.is_job
      and o.price_from between ${EXAMPLE_PRICE.from} and ${EXAMPLE_PRICE.to} and r.total >= 2
    order by r.total desc, o.created_at desc, o.id desc limit 1`);
}

/** By their ids, which are in the order of time: the primary key has the newest. */
export function selectPraises(db: Db): Promise<LandingOpinion[]> {
  return db.query<LandingOpinion>(sql`
    with newest as materialized (select * from opinions where hidden_at is null order by id desc limit ${LOOKED_AT}),
    good as (
      select o.id, o.company_id, o.text, o.rating::float8 as rating, o.created_at, o.order_id is not null as verified_purchase,
        coalesce(a.name, u.first_name || ' ' || left(u.last_name, 1) || '.') as author,
        json_build_object('id', c.id, 'name', c.name) as company
      from newest o
        join companies c on c.id = o.company_id and c.status = 'active' and c.deleted_at is null
        join users u on u.id = o.author_user_id and u.deleted_at is null
        left join companies a on a.id = o.author_company_id
      where o.rating >= 4 and char_length(o.text) between 30 and 300 and a.deleted_at is null),
    of_company as (
      select distinct on (company_id) * from good order by company_id, verified_purchase desc, id desc)
    select id, text, rating, created_at, author, company, verified_purchase
    from of_company order by verified_purchase desc, id desc limit ${MOST_OPINIONS}`);
}

export interface NumbersRow {
  companies: number;
  offers: number;
  cities: number;
  /** Grosze; as text when it is past 2^53. */
  rewards: number | string;
}

/** Reads whole tables, a second with a million offers: not for every visitor. */
export async function selectNumbers(db: Db): Promise<NumbersRow> {
  const row = await db.one<NumbersRow>(sql`
    select c.companies, c.cities,
      (select count(*)::int from offers where is_listed) as offers,
      (select coalesce(sum(reward), 0)::bigint from orders where status in ('verified', 'completed')) as rewards
    from (
      select count(*)::int as companies, count(distinct city_norm)::int as cities
      from companies where status = 'active' and deleted_at is null) c`);
  return row ?? { companies: 0, offers: 0, cities: 0, rewards: 0 };
}
