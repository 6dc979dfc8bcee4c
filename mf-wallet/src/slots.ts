import type {} from '@wspolnik/system';

/** Slots in an open order, for the remotes that fill them. */
declare module '@wspolnik/system' {
  interface SlotMap {
    'order.thread': { orderId: string };
  }
}
