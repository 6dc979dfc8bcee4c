import type { Sql } from '../../../storage/sql.ts';

/** Rows of one file of the export, ordered by `key`; `row` is the content of the file. */
export type Section = (userId: string) => Sql;

/** By the file names of the archive, without `.json`. */
export type Sections = Readonly<Record<string, Section>>;
