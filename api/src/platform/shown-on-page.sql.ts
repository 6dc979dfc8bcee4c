import { type Sql, sql } from '../storage/sql.ts';

/** Whether the membership `m` is on the company's page: as the member chose, otherwise for owners and managers (ADR 151). */
export const shownOnPage = (m: Sql): Sql => sql`coalesce(${m}.shown_on_page, ${m}.role <> 'member')`;
