export { findRole, hasOtherOwner, shownOnPage } from './members.sql.ts';
