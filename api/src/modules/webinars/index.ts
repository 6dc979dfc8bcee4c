export { selectOwnWebinars } from './own-webinars.sql.ts';
export { forgetSignUps } from './sign-ups.service.ts';
