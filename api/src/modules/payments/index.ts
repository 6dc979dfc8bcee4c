export { inPayersTurn, openPayment, preparePayment } from './opening.service.ts';
