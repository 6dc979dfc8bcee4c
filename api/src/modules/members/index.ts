export { findRole, hasOtherOwner } from './members.sql.ts';
