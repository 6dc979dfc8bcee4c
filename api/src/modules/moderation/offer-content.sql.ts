import { sql } from '../../storage/sql.ts';

const IMAGE = sql`json_build_object('url', '/api/files/' || i.file_key, 'thumbnail', '/api/files/' || i.thumbnail_key)`;

const FIRST_IMAGE = sql`(select ${IMAGE} from offer_images i where i.offer_id = o.id order by i.position, i.id limit 1)`;

const IMAGES = sql`(select coalesce(json_agg(${IMAGE} order by i.position, i.id), '[]') from offer_images i where i.offer_id = o.id)`;

/** The contract's `OfferContent` of the offer `o`: what a report keeps, and what a decision is about. */
export const OFFER_CONTENT = sql`jsonb_build_object(
  'title', o.title, 'text', o.description, 'individual_price', o.individual_price, 'price_from', f_money(o.price_from),
  'price_to', f_money(o.price_to), 'image', ${FIRST_IMAGE}, 'images', ${IMAGES})`;

const FORMER_PRICES = sql`(select coalesce(json_agg(json_build_object('price_from', f_money(p.price_from),
    'price_to', f_money(p.price_to), 'offered_to', f_iso(p.offered_to)) order by p.id desc), '[]')
  from (select * from offer_prices p where p.offer_id = o.id and p.offered_to is not null order by p.id desc limit 5) p)`;

/** The contract's `ModeratedOffer` of the offer `o`. */
export const MODERATED_OFFER = sql`${OFFER_CONTENT} || jsonb_build_object(
  'is_active', o.is_active, 'updated_at', f_iso(o.updated_at), 'prices', ${FORMER_PRICES})`;
