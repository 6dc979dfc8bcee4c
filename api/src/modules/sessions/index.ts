export { closeChallenge, deleteChallenges, insertChallenge, takeTry } from './challenge.sql.ts';
export { findDevice } from './device-marks.sql.ts';
export { type Client, startSession } from './sessions.service.ts';
export { countSessions, endOtherSessions } from './sessions.sql.ts';
