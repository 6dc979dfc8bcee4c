export { issueReceipt, storeReceipt } from './receipts.service.ts';
export { type ReceiptItem, receiptJson } from './receipts.sql.ts';
