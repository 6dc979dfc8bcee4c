export { forgetSecondStep } from './two-step.sql.ts';
