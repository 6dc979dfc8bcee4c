// The base of every remote: pages, queries and mutations for the current profile, lists in all their states. Bundled by the
// remote, with its own SWR; the design system and the session come from the shell.

export { ActionQuestion, QuestionButton } from './action-question.tsx';
export { changeAll, changeRead, emptyCache, forget, forgetOthers, refresh, refreshRead } from './cache.ts';
export { createApp } from './create-app.tsx';
export { createRemote, type RemoteDefinition } from './create-remote.ts';
export { createServerRemote, type ServerRemote } from './create-server-remote.ts';
export {
  type DraftImage,
  draftFile,
  draftFilesOf,
  readDraftFile,
  readDraftImage,
  toDraftImage,
} from './draft-files.ts';
export { DraftNote, type DraftNoteProps } from './draft-note.tsx';
export { FirstAnswers } from './first-answers.ts';
export { isGone } from './gone.ts';
export { InactiveCompany } from './inactive-company.tsx';
export { ListPage, type ListPageProps } from './list-page.tsx';
export {
  type Check,
  type ListQuery,
  listOf,
  listQuery,
  local,
  number,
  oneOf,
  type QueryValues,
  text,
  transient,
  uuid,
} from './list-query.ts';
export { ListStates, type ListStatesProps, NoMatch, type NoMatchProps } from './list-states.tsx';
export { kitMessages } from './messages/load.ts';
export { loadFirst, type MenuIcon, type PageDefinition, type PageProps } from './pages.ts';
export { defineRead, type PageRead, type Read, type ReadPath } from './read.ts';
export { FailedPage, GonePage, type GonePageProps, ReadStates, type ReadStatesProps } from './read-states.tsx';
export { ChangedNote, type ChangedNoteProps, type ChangedRow } from './seen/changed-note.tsx';
export { type Seen, useSeen } from './seen/use-seen.ts';
export { SettingsFrame } from './settings/settings-frame.tsx';
export { StaleNote } from './stale-note.tsx';
export { type Action, useAction } from './use-action.ts';
export { type DraftPlace, type StoredDraft, useDraft } from './use-draft.ts';
export { type DraftState, type FormDraft, useFormDraft } from './use-form-draft.ts';
export { changeQuery, useListQuery } from './use-list-query.ts';
export { type ListState, type ReadOptions, type ReadState, useComputed, useList, useRead } from './use-read.ts';
export { type RetainedProfile, useFirst, useRetainedProfile } from './use-retained-profile.ts';
export { type Stored, useStoredDraft } from './use-stored-draft.ts';
