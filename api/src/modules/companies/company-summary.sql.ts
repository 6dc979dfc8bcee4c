import { sql } from '../../storage/sql.ts';

/** Of the company `c`, as JSON: what a card of something else shows of it. */
export const COMPANY_SUMMARY = sql`json_build_object(
  'id', c.id, 'name', c.name, 'image', c.image, 'thumbnail', c.thumbnail, 'city', c.city, 'rating', c.rating,
  'rating_count', c.rating_count)`;
