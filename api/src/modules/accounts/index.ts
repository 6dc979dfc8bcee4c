export {
  type Account,
  findAccountByEmail,
  findAccountById,
  findCredentials,
  insertUser,
  lockSignedUp,
  type Registration,
  renewHash,
  replaceUnverified,
  verifyUser,
} from './accounts.sql.ts';
export { isLastAdmin, lockAdmins } from './admins.sql.ts';
export { cancelDeletion, isRequested, requestDeletion } from './pending-deletion.sql.ts';
