export { inPayersTurn, openPayment, preparePayment } from './opening.service.ts';
export type { Bought, PurchasePayment } from './webhook.service.ts';
