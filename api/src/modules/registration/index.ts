export { resendToUser } from './resend-to-user.ts';
