export { forgetSignUps } from './sign-ups.service.ts';
