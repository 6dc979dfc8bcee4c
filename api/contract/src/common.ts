import { type Static, type TSchema, Type } from 'typebox';
import { MAX_PAGE } from './limits.ts';

export const MONEY_PATTERN = '^-?\\d{1,12}\\.\\d{2}$';
/** Decimal string with two places, in zł: `"1234.50"`. Stored as integer grosze. */
export const Money = Type.String({ pattern: MONEY_PATTERN });
export type Money = Static<typeof Money>;

/** A month, `2026-11`. */
export const MONTH_PATTERN = '^20\\d\\d-(0[1-9]|1[0-2])$';

/** Opaque id (UUIDv7). */
export const Id = Type.String({ format: 'uuid' });
export type Id = Static<typeof Id>;

/** ISO 8601 in UTC. */
export const Time = Type.String({ format: 'date-time' });
export type Time = Static<typeof Time>;

/** A day in Poland, `2026-11-30`. The pattern leaves out years that PostgreSQL does not know. */
export const Day = Type.String({ format: 'date', pattern: '^[12]' });
export type Day = Static<typeof Day>;

/** Of a document: held back until it has been scanned, or removed because malware was found in it. */
export const FileState = Type.Enum(['available', 'checking', 'removed'] as const);
export type FileState = Static<typeof FileState>;

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/**
 * A page of a list. When `count_exact` is false, `count` is an estimate: above 10 000, or where counting costs more than the
 * page.
 */
export const PageOf = <T extends TSchema>(item: T) =>
  Type.Object({
    count: Type.Integer(),
    count_exact: Type.Boolean(),
    page: Type.Integer(),
    limit: Type.Integer(),
    next: Nullable(Type.String()),
    previous: Nullable(Type.String()),
    results: Type.Array(item),
  });
export interface Page<T> {
  count: number;
  count_exact: boolean;
  page: number;
  limit: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 30 }),
});

/** A stored picture and its thumbnail. */
export const Picture = Type.Object({
  url: Type.String(),
  thumbnail: Type.String(),
  /** Pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
});
export type Picture = Static<typeof Picture>;
