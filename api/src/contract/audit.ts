import { type Static, Type } from 'typebox';
import { Id, Nullable, PageOf, PageQuery, Time } from './common.ts';

/** GET accounts/admin/audit-log/: who did what to whom; append-only. */
export const AuditEntry = Type.Object({
  id: Id,
  at: Time,
  /** Null without an account. */
  actor: Nullable(Type.Object({ id: Id, name: Type.String() })),
  /** `<subject>.<past participle>`, e.g. `company.activated`. */
  action: Type.String(),
  subject_type: Type.String(),
  subject_id: Id,
  details: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Static<typeof AuditEntry>;
export const AuditPage = PageOf(AuditEntry);
export type AuditPage = Static<typeof AuditPage>;

/** The pattern leaves out years that PostgreSQL does not know. */
const Day = Type.String({ format: 'date', pattern: '^[12]' });

/** `from` and `to` are days in Poland, both included. */
const AuditFilter = Type.Object({
  action: Type.Optional(Type.String({ maxLength: 100 })),
  subject_type: Type.Optional(Type.String({ maxLength: 100 })),
  subject_id: Type.Optional(Id),
  actor_id: Type.Optional(Id),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type AuditFilter = Static<typeof AuditFilter>;

/** Newest first. */
export const AuditQuery = Type.Object({ ...PageQuery.properties, ...AuditFilter.properties });
export type AuditQuery = Static<typeof AuditQuery>;

/** GET accounts/admin/audit-log/filters/: the values that the log has, in alphabetical order. */
export const AuditFilters = Type.Object({
  actions: Type.Array(Type.String()),
  subject_types: Type.Array(Type.String()),
  actors: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type AuditFilters = Static<typeof AuditFilters>;

/** Rows of GET accounts/admin/audit-log/export/, a CSV file; its last line says when there are more. */
export const AUDIT_EXPORT_LIMIT = 50_000;

/** `locale` decides the separator: a semicolon where the comma is the decimal sign. */
export const AuditExportQuery = Type.Object({
  ...AuditFilter.properties,
  locale: Type.Union([Type.Literal('pl'), Type.Literal('en')], { default: 'pl' }),
});
export type AuditExportQuery = Static<typeof AuditExportQuery>;
