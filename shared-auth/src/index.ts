export { ApiError } from './api-error.ts';
export { announceBalanceChange, BALANCE_CHANGED } from './balance-event.ts';
export { getFile, getJSON, prepareCalls, type SendOptions, sendJSON, warmJSON } from './client.ts';
export { deviceMarks } from './device-marks.ts';
export {
  DRAFT_FILES,
  draftFileKey,
  draftKey,
  listDrafts,
  mayKeepDraft,
  OUTBOX_FILES,
  SEARCHES,
  type StoredWork,
} from './drafts.ts';
export { earlyAnswers, isOfGuest, markOfGuest } from './early.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { isOfProfile, onFrame, startLive, tellFrame } from './live.ts';
export { onLiveOpened } from './live-event.ts';
export { onProfileChange, profileKey } from './profile-key.ts';
export { type QueryParams, type QueryValue, queryString, withQuery } from './query-string.ts';
export { rememberedReferral, rememberReferral } from './referral.ts';
export { refreshMe } from './refresh-me.ts';
export { actsAsActive, currentProfile, hasRole, type Profile, type Role, rolesOf } from './roles.ts';
export { SESSION_KEY, type SessionState, type TokenPair, useSessionStore } from './session-store.ts';
export { countUnsentMessages } from './unsent-messages.ts';
