export { changeOrder } from './change-order.ts';
export { type OrderView, onlyOrder, selectOrders, selectOrdersById } from './order-list.sql.ts';
export { buyerOf, notifyOfOrder, publishChange, sellerOf } from './order-notifications.ts';
export { toOrder } from './order-view.ts';
export { statusesOf } from './orders.routes.ts';
export { lockFor, moveOrder } from './transition.ts';
export { orderFileScanned, rewardVerified } from './verification.service.ts';
