import { type Static, Type } from 'typebox';
import { Id, Money, Nullable, PageOf, PageQuery, Time } from './common.ts';
import {
  ADDRESS_LENGTH,
  CITY_LENGTH,
  HOUSE_NUMBER_LENGTH,
  POSTAL_CODE_LENGTH,
  REGISTER_NUMBER_LENGTH,
} from './limits.ts';

/** What the operator's tax form needs of a person besides the name of the account. */
export const TaxFields = Type.Object({
  pesel: Type.String({ maxLength: REGISTER_NUMBER_LENGTH }),
  street: Type.String({ maxLength: ADDRESS_LENGTH }),
  house_number: Type.String({ maxLength: HOUSE_NUMBER_LENGTH }),
  /** `00-000`. */
  postal_code: Type.String({ maxLength: POSTAL_CODE_LENGTH }),
  town: Type.String({ maxLength: CITY_LENGTH }),
});
export type TaxFields = Static<typeof TaxFields>;

const Year = Type.Integer({ minimum: 2000, maximum: 2200 });

/** A year in which the person's withdrawals reached `TAX_DATA_FROM`. */
export const TaxYear = Type.Object({
  year: Type.Integer(),
  /** What was paid out in the year; of the current one also what is under way. */
  amount: Money,
  /** Null: not given yet. `pesel` is masked except for its end. */
  data: Nullable(Type.Object({ ...TaxFields.properties, given_at: Time })),
  /** When the yearly file was made, after which the data do not change. */
  reported_at: Nullable(Time),
});
export type TaxYear = Static<typeof TaxYear>;

/** GET payment/tax-data/: the caller's own, whatever the profile in use. The latest year is first. */
export const TaxData = Type.Object({
  /** The current one in Europe/Warsaw. */
  year: Type.Integer(),
  /** The withdrawals of the current year so far, without rejected and cancelled ones. */
  amount: Money,
  years: Type.Array(TaxYear),
});
export type TaxData = Static<typeof TaxData>;

/** PUT payment/tax-data/: gives or corrects the data of a year that {@link TaxData} lists. Without `pesel` it stays as given. */
export const TaxDataBody = Type.Object({
  ...TaxFields.properties,
  pesel: Type.Optional(TaxFields.properties.pesel),
  year: Year,
});
export type TaxDataBody = Static<typeof TaxDataBody>;

/** Without a year the last one. */
export const TaxReportQuery = Type.Object({ ...PageQuery.properties, year: Type.Optional(Year) });
export type TaxReportQuery = Static<typeof TaxReportQuery>;

/** A person whose withdrawals of the year reached `TAX_DATA_FROM`. */
export const TaxReportRow = Type.Object({
  id: Id,
  /** Of a deleted account the one that it had when the data were given; null when they never were. */
  name: Nullable(Type.String()),
  is_deleted: Type.Boolean(),
  amount: Money,
  /** Number of the withdrawals. */
  withdrawals: Type.Integer(),
  /** Masked except for its end; null while the data are missing. */
  pesel: Nullable(Type.String()),
});
export type TaxReportRow = Static<typeof TaxReportRow>;

/** GET accounts/admin/tax-report/: the largest sums first. */
export const TaxReport = Type.Object({
  ...PageOf(TaxReportRow).properties,
  year: Type.Integer(),
  /** Years with payouts to people, and the current one; the latest first. */
  years: Type.Array(Type.Integer()),
  /** Only then can the file be made. */
  has_ended: Type.Boolean(),
  /** Of all persons. */
  amount: Money,
  /** Persons without data. */
  missing: Type.Integer(),
  file: Nullable(Type.Object({ name: Type.String(), made_at: Time, made_by: Type.String() })),
});
export type TaxReport = Static<typeof TaxReport>;

/**
 * POST accounts/admin/tax-report/file/: makes the file of a year, or answers the one that was made. With the header
 * `Confirmation` of accounts/confirm/. What the admin saw is refused with `tax_report_changed` when it is no longer so.
 */
export const TaxReportFileBody = Type.Object({
  year: Year,
  seen_count: Type.Integer({ minimum: 0 }),
  seen_missing: Type.Integer({ minimum: 0 }),
  seen_amount: Money,
});
export type TaxReportFileBody = Static<typeof TaxReportFileBody>;

export const TaxReportFile = Type.Object({
  name: Type.String(),
  /** CSV for spreadsheets of Poland. */
  content: Type.String(),
  count: Type.Integer(),
  amount: Money,
});
export type TaxReportFile = Static<typeof TaxReportFile>;
