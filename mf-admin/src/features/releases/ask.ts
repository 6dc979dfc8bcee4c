import type { OrderKind } from './releases.api.ts';

/** Opens the dialog of an order. */
export type Ask = (asked: { kind: OrderKind; name: string; version: string }) => void;
