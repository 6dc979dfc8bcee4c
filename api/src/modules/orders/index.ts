export { placeOrder } from './buy.service.ts';
export { cancelSale } from './cancel.service.ts';
export { changeOrder } from './change-order.ts';
export { addInfo, orderFileScanned } from './evidence.service.ts';
export { actorOf, type OrderActor } from './order-actions.ts';
export {
  ANSWER_DOCUMENTS,
  type DocumentRow,
  ORDER_NUMBER,
  type OrderView,
  onlyOrder,
  party,
  type SentDocumentRow,
  selectOrders,
  selectOrdersById,
} from './order-list.sql.ts';
export { buyerOf, notifyOfOrder, publishChange, sellerOf } from './order-notifications.ts';
export { overdueAt } from './order-payment.sql.ts';
export { isOverdue } from './order-payment.ts';
export { timerJob } from './order-timers.ts';
export { toDocument, toOrder, toReport } from './order-view.ts';
export { insertEvent, lockOrder, ORDER_ROW, type OrderRow, updateAnswered } from './orders.sql.ts';
export { statusesOf } from './own-orders.service.ts';
export { refuseOutside } from './price-bounds.ts';
export { ensureReflink } from './reflinks.sql.ts';
export { purchasesOf, salesOf } from './sides.ts';
export { lockAsSeen, lockFor, moveOrder, recordAction } from './transition.ts';
export { decideSale, rewardVerified, submitOrder } from './verification.service.ts';
export { selectWaiting, type Waiting } from './waiting-orders.sql.ts';
