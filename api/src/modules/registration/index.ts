export { mailConfirmation } from './resend.ts';
export { resendToUser } from './resend-to-user.ts';
