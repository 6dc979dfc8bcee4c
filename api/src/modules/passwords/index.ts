export { confirmPassword } from './confirm-password.ts';
export { closeResets } from './passwords.sql.ts';
