import { type Static, Type } from 'typebox';
import { FileState, Id, Nullable, PageOf, PageQuery, Time } from './common.ts';
import { CompanyStatus, CompanySummary } from './companies.ts';
import { COMPANY_NAME_LENGTH, REASON_LENGTH, REGISTER_NUMBER_LENGTH, SEARCH_LENGTH } from './limits.ts';

/** GET accounts/admin/cva/: a company that waits for activation. */
export const ActivationRequest = Type.Object({
  id: Id,
  company: CompanySummary,
  nip: Type.String(),
  regon: Type.String(),
  krs: Nullable(Type.String()),
  bank_number: Type.String(),
  /** `url` is signed and expires after an hour; it is null unless the file is available. `document` is null for requests from before documents were required. */
  document: Nullable(
    Type.Object({
      name: Type.String(),
      mime: Type.String(),
      size: Type.Integer(),
      state: FileState,
      url: Nullable(Type.String()),
      /** Later than the request where it replaced a removed one. */
      sent_at: Time,
    }),
  ),
  submitted_by: Type.Object({ id: Id, name: Type.String(), email: Type.String() }),
  submitted_at: Time,
  status: Type.Union([Type.Literal('submitted'), Type.Literal('active'), Type.Literal('rejected')]),
  reason: Nullable(Type.String()),
  /** Null while the request waits. */
  decided_by: Nullable(Type.Object({ id: Id, name: Type.String() })),
  decided_at: Nullable(Time),
  /** Another active or suspended company with this NIP, which prevents the activation. */
  nip_taken_by: Nullable(Type.Object({ id: Id, name: Type.String() })),
});
export type ActivationRequest = Static<typeof ActivationRequest>;
export const ActivationRequestPage = PageOf(ActivationRequest);
export type ActivationRequestPage = Static<typeof ActivationRequestPage>;

/**
 * `q` searches the company's name, and in digits the NIP. Without `status`: open ones first, then decided ones. Waiting ones come
 * oldest first, decided ones newest first.
 */
export const ActivationListQuery = Type.Object({
  ...PageQuery.properties,
  q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })),
  status: Type.Optional(Type.Enum(['submitted', 'active', 'rejected', 'decided'])),
});
export type ActivationListQuery = Static<typeof ActivationListQuery>;

/**
 * POST admin/verify_company/. `seen_request` (its id), `seen_name` (of the company) and `seen_document` (`sent_at` of the document) are
 * what the admin saw. When the open request has another one by now, nothing is decided and the answer is `activation_changed` with those
 * of now in `params`: `request_id`, `company_name`, and `document_sent_at`, empty without a document.
 */
export const VerifyCompanyBody = Type.Object({
  company_id: Id,
  seen_request: Id,
  seen_name: Type.String({ maxLength: COMPANY_NAME_LENGTH }),
  seen_document: Nullable(Time),
  approve: Type.Boolean(),
  reason: Type.Optional(Type.String({ maxLength: REASON_LENGTH })),
});
export type VerifyCompanyBody = Static<typeof VerifyCompanyBody>;
export const VerifyCompanyReply = Type.Object({
  company_id: Id,
  status: Type.Union([Type.Literal('active'), Type.Literal('rejected')]),
});

/** POST accounts/company-verification-submission/ (multipart): the text fields beside the file `document`. */
export const VerificationFields = Type.Object({
  nip: Type.String({ minLength: 1, maxLength: REGISTER_NUMBER_LENGTH }),
  regon: Type.String({ minLength: 1, maxLength: REGISTER_NUMBER_LENGTH }),
  krs: Type.Optional(Type.String({ maxLength: REGISTER_NUMBER_LENGTH })),
  bank_number: Type.String({ minLength: 1, maxLength: 60 }),
});
export type VerificationFields = Static<typeof VerificationFields>;
export const VerificationReply = Type.Object({ company_id: Id, status: Type.Literal('submitted'), submitted_at: Time });
export type VerificationReply = Static<typeof VerificationReply>;

/** GET accounts/company-verification-submission/: the status of the company in use, with its latest request. */
export const CompanyVerification = Type.Object({
  company_id: Id,
  status: CompanyStatus,
  /** Why the latest request was rejected, or the company suspended; null in any other status. */
  reason: Nullable(Type.String()),
  /** An owner's request: its status is `suspended` until the company goes or an owner cancels the deletion. */
  deletion_requested_at: Nullable(Time),
  /** Null before the first request. */
  submitted_at: Nullable(Time),
  /** Time of an admin's decision: about the latest request, or of the suspension. */
  decided_at: Nullable(Time),
  /** Numbers of the latest request. The bank account is only for owners and managers. */
  numbers: Nullable(
    Type.Object({
      nip: Type.String(),
      regon: Type.String(),
      krs: Nullable(Type.String()),
      bank_number: Nullable(Type.String()),
    }),
  ),
  /** Of the latest request. A removed one of an open request waits to be replaced. */
  document: Nullable(Type.Object({ name: Type.String(), state: FileState })),
});
export type CompanyVerification = Static<typeof CompanyVerification>;

/** PUT accounts/company-verification-submission/document/ (multipart, the file `document`). */
export const ReplaceDocumentReply = Type.Object({
  company_id: Id,
  document: Type.Object({ name: Type.String(), state: FileState }),
});
export type ReplaceDocumentReply = Static<typeof ReplaceDocumentReply>;

/** POST admin/suspend_company/: active ↔ suspended. A suspension needs a reason. */
export const SuspendCompanyBody = Type.Object({
  company_id: Id,
  suspend: Type.Boolean(),
  reason: Type.Optional(Type.String({ maxLength: REASON_LENGTH })),
});
export type SuspendCompanyBody = Static<typeof SuspendCompanyBody>;
export const SuspendCompanyReply = Type.Object({
  company_id: Id,
  status: Type.Union([Type.Literal('active'), Type.Literal('suspended')]),
});
