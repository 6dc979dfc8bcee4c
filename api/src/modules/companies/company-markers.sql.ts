import type { CompanyMarkerQuery } from '../../contract/companies.ts';
import { EXACT_COUNT_LIMIT } from '../../platform/paging.ts';
import type { RawPage } from '../../platform/raw-page.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { Viewer } from '../network/network-status.sql.ts';
import { companyFilters } from './company-filters.ts';

/** Markers as JSON text, which PostgreSQL writes: 10 000 of them would keep Node busy. */
export async function selectMarkers(db: Db, query: CompanyMarkerQuery, viewer: Viewer | null): Promise<RawPage> {
  const matching = sql`from companies c where ${companyFilters(query, viewer)} and c.lat is not null and c.lng is not null`;
  const row = await db.one<{ results: string; count: number }>(sql`
    select
      (select coalesce(json_agg(json_build_object(
         'id', m.id, 'name', m.name, 'lat', m.lat, 'lng', m.lng, 'thumbnail', m.thumbnail, 'rating', m.rating)), '[]')::text
       from (select c.id, c.name, c.lat, c.lng, c.thumbnail, c.rating ${matching}
             order by c.id limit ${query.limit}::int offset ${(query.page - 1) * query.limit}::int) m) as results,
      (select count(*)::int from (select 1 ${matching} limit ${EXACT_COUNT_LIMIT + 1}::int) hits) as count`);
  const count = row?.count ?? 0;
  return {
    results: row?.results ?? '[]',
    count: Math.min(count, EXACT_COUNT_LIMIT),
    exact: count <= EXACT_COUNT_LIMIT,
  };
}
