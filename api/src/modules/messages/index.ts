export { findReadableMessage } from './messages.sql.ts';
export { findRecipient, sendStep } from './send.service.ts';
export { type LockedThread, lockThreadOf } from './threads.sql.ts';
export { selectUnreadThreads } from './unread-threads.sql.ts';
