import { type Static, Type } from 'typebox';
import { Day, Nullable, Time } from './common.ts';
import { LEGAL_CHANGES_LENGTH, LEGAL_HEADING_LENGTH, LEGAL_TEXT_LENGTH, MAX_LEGAL_SECTIONS } from './limits.ts';

export const LEGAL_DOCUMENTS = ['terms-of-service', 'privacy-policy'] as const;
export const LegalDocumentName = Type.Enum(LEGAL_DOCUMENTS);
export type LegalDocumentName = (typeof LEGAL_DOCUMENTS)[number];

/** `text` in the subset of Markdown of descriptions. */
export const LegalSection = Type.Object({
  heading: Type.String({ minLength: 1, maxLength: LEGAL_HEADING_LENGTH }),
  text: Type.String({ minLength: 1, maxLength: LEGAL_TEXT_LENGTH }),
});
export type LegalSection = Static<typeof LegalSection>;

const Sections = Type.Array(LegalSection, { minItems: 1, maxItems: MAX_LEGAL_SECTIONS });
const Changes = Type.String({ minLength: 1, maxLength: LEGAL_CHANGES_LENGTH });

/** `coming` is announced, `in_force` is the latest whose day has come, `former` all before it. */
export const LegalVersion = Type.Object({
  version: Type.Integer(),
  status: Type.Enum(['coming', 'in_force', 'former'] as const),
  /** From the start of this day in Europe/Warsaw. */
  valid_from: Type.String(),
  published_at: Time,
  /** What changed since the version before. */
  changes: Type.Object({ pl: Type.String(), en: Type.String() }),
});
export type LegalVersion = Static<typeof LegalVersion>;

/** GET legal-documents/{document}/: the version in force, or the one of `?version=`, with the list of all, the newest first. */
export const LegalDocument = Type.Object({
  document: LegalDocumentName,
  ...LegalVersion.properties,
  sections: Type.Object({ pl: Type.Array(LegalSection), en: Type.Array(LegalSection) }),
  versions: Type.Array(LegalVersion),
});
export type LegalDocument = Static<typeof LegalDocument>;

export const LegalDocumentQuery = Type.Object({
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export type LegalDocumentQuery = Static<typeof LegalDocumentQuery>;

/**
 * POST admin/legal-documents/: publishes the next version, which nobody can change afterwards. `version` is the number that the
 * admin saw; it is refused with `already_decided` when another admin has published that one meanwhile.
 */
export const PublishDocumentBody = Type.Object({
  document: LegalDocumentName,
  version: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
  sections_pl: Sections,
  sections_en: Sections,
  changes_pl: Changes,
  changes_en: Changes,
  /** Today in Europe/Warsaw at the earliest, and not before the day of an announced version. */
  valid_from: Day,
});
export type PublishDocumentBody = Static<typeof PublishDocumentBody>;

/** A version in force that the person has not agreed to; `accepted` is the latest one that they have. */
export const ConsentDue = Type.Object({
  document: LegalDocumentName,
  version: Type.Integer(),
  accepted: Nullable(Type.Integer()),
});
export type ConsentDue = Static<typeof ConsentDue>;

/** A receipt. `how`: on which occasion the person agreed. */
export const Consent = Type.Object({
  document: LegalDocumentName,
  version: Type.Integer(),
  locale: Type.Enum(['pl', 'en'] as const),
  at: Time,
  how: Type.Enum(['sign-up', 'sign-in', 'invitation'] as const),
});
export type Consent = Static<typeof Consent>;

/** GET accounts/consents/: the caller's receipts, the latest first, and what is due. */
export const Consents = Type.Object({ results: Type.Array(Consent), due: Type.Array(ConsentDue) });
export type Consents = Static<typeof Consents>;

/** POST accounts/consents/: the versions that the person was shown. Refused with `invalid_transition` when one is not in force. */
export const ConsentBody = Type.Object({
  accept: Type.Array(
    Type.Object({ document: LegalDocumentName, version: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
    { minItems: 1, maxItems: 2 },
  ),
  locale: Type.Optional(Type.Enum(['pl', 'en'] as const)),
});
export type ConsentBody = Static<typeof ConsentBody>;
