export { announceOrder, takeOffer } from './buy.service.ts';
export { changeOrder } from './change-order.ts';
export { orderFileScanned } from './evidence.service.ts';
export {
  type DocumentRow,
  ORDER_NUMBER,
  type OrderView,
  onlyOrder,
  party,
  selectOrders,
  selectOrdersById,
} from './order-list.sql.ts';
export { buyerOf, notifyOfOrder, publishChange, sellerOf } from './order-notifications.ts';
export { toDocument, toOrder } from './order-view.ts';
export { statusesOf } from './own-orders.service.ts';
export { refuseOutside } from './price-bounds.ts';
export { lockFor, moveOrder } from './transition.ts';
export { rewardVerified } from './verification.service.ts';
