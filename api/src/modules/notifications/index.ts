export { EXCERPT, POST_EXCERPT } from './excerpts.sql.ts';
export { DEFAULT_MAIL } from './notification-channels.ts';
export { markThreadSeen, reachesMember } from './notifications.sql.ts';
export { type NewNotification, notify, notifyAll } from './notify.sql.ts';
export { profileCard, userCard } from './profile-card.sql.ts';
export { unsubscribeToken } from './unsubscribe-token.ts';
