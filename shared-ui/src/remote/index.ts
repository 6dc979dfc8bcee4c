// What every remote stands on: pages, reads and writes for the profile in use, lists in all their states. Bundled by the remote,
// with its own SWR; the design system and the session come from the shell.

export { changeAll, changeRead, forget, forgetOthers, refresh, refreshRead } from './cache.ts';
export { createApp } from './create-app.tsx';
export { createRemote, type RemoteDefinition } from './create-remote.ts';
export { isGone } from './gone.ts';
export { ListPage, type ListPageProps } from './list-page.tsx';
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
} from './list-query.ts';
export { ListStates, type ListStatesProps, NoMatch, type NoMatchProps } from './list-states.tsx';
export { loadFirst, type PageDefinition, type PageProps } from './pages.ts';
export { defineRead, type PageRead, type Read, type ReadPath } from './read.ts';
export { FailedPage, ReadStates, type ReadStatesProps } from './read-states.tsx';
export { StaleNote } from './stale-note.tsx';
export { type Action, useAction } from './use-action.ts';
export { type DraftPlace, type StoredDraft, useDraft } from './use-draft.ts';
export { changeQuery, useListQuery } from './use-list-query.ts';
export { type ListState, type ReadOptions, type ReadState, useComputed, useList, useRead } from './use-read.ts';
