import { type Sql, sql } from '../../storage/sql.ts';

/** The number of an order as people say it on the phone, e.g. `W-000123`. */
export const orderNumber = (number: Sql): Sql => sql`'W-' || to_char(${number}, 'FM999999999000000')`;
