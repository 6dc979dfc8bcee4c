export { ApiError } from './api-error.ts';
export { announceBalanceChange, BALANCE_CHANGED } from './balance-event.ts';
export { getJSON, type SendOptions, sendJSON, warmJSON } from './client.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { isOfProfile, onFrame, startLive } from './live.ts';
export { type QueryParams, queryString, withQuery } from './query-string.ts';
export { currentProfile, hasRole, type Profile, type Role, rolesOf } from './roles.ts';
export { SESSION_KEY, type SessionState, type TokenPair, useSessionStore } from './session-store.ts';
export { useSentOnce } from './use-sent-once.ts';
