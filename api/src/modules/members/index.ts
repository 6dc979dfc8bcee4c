export { countMine, selectMine } from './invitations.sql.ts';
export { findRole, hasOtherOwner } from './members.sql.ts';
