export { createPayment } from './payments.service.ts';
