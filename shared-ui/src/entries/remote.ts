// The base of every remote: pages, queries and mutations for the current profile, lists in all their states. Bundled by the
// remote, with its own SWR; the design system and the session come from the shell.

export { changeAll, changeRead, forget, forgetOthers, refresh, refreshRead } from '../remote/cache.ts';
export { createApp } from '../remote/create-app.tsx';
export { createRemote, type RemoteDefinition } from '../remote/create-remote.ts';
export { draftFile, readDraftFile } from '../remote/draft-files.ts';
export { DraftNote, type DraftNoteProps } from '../remote/draft-note.tsx';
export { isGone } from '../remote/gone.ts';
export { InactiveCompany } from '../remote/inactive-company.tsx';
export { ListPage, type ListPageProps } from '../remote/list-page.tsx';
export {
  type Check,
  type ListQuery,
  listOf,
  listQuery,
  local,
  number,
  oneOf,
  text,
  transient,
  uuid,
} from '../remote/list-query.ts';
export { ListStates, type ListStatesProps, NoMatch, type NoMatchProps } from '../remote/list-states.tsx';
export { loadFirst, type PageDefinition, type PageProps } from '../remote/pages.ts';
export { leaveToPay, returnedByBack } from '../remote/payment/payment-memory.ts';
export { PaymentNotice, type PaymentNoticeProps, type PaymentTexts } from '../remote/payment/payment-notice.tsx';
export {
  type ReturnedPaymentState,
  usePayment,
} from '../remote/payment/use-payment.ts';
export { defineRead, type PageRead, type Read, type ReadPath } from '../remote/read.ts';
export { FailedPage, ReadStates, type ReadStatesProps } from '../remote/read-states.tsx';
export { ChangedNote, type ChangedNoteProps, type ChangedRow } from '../remote/seen/changed-note.tsx';
export { type Seen, useSeen } from '../remote/seen/use-seen.ts';
export { SettingsFrame } from '../remote/settings/settings-frame.tsx';
export { StaleNote } from '../remote/stale-note.tsx';
export { type Action, useAction } from '../remote/use-action.ts';
export { type DraftPlace, type StoredDraft, useDraft } from '../remote/use-draft.ts';
export { type DraftState, type FormDraft, useFormDraft } from '../remote/use-form-draft.ts';
export { changeQuery, useListQuery } from '../remote/use-list-query.ts';
export { type ListState, type ReadOptions, type ReadState, useComputed, useList, useRead } from '../remote/use-read.ts';
export { type RetainedProfile, useFirst, useRetainedProfile } from '../remote/use-retained-profile.ts';
