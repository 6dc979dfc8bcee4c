import type { CancelSalesReply, Order } from '@wspolnik/contract';
import { useState } from 'react';
import type { OrderSide } from '../../../lib/order-query.ts';

/** An order that was not cancelled, as the list showed it. */
export interface Refused {
  number: string;
  code: string;
}

export interface Selection {
  /** Whether rows can be selected. */
  isOn: boolean;
  /** Whether there is anything to select. */
  isOffered: boolean;
  selected: readonly Order[];
  /** Those of the page that can be cancelled. */
  choices: readonly Order[];
  refused: readonly Refused[];
  start(): void;
  end(): void;
  canSelect(order: Order): boolean;
  toggle(id: string): void;
  toggleAll(): void;
  finish(reply: CancelSalesReply): void;
}

const canCancel = ({ allowed_actions }: Order): boolean => allowed_actions.includes('cancel-sale');

/** Sales that the seller selects to cancel them together. A sale that can no longer be cancelled leaves the selection. */
export function useSelection(side: OrderSide, listed: readonly Order[]): Selection {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const choices = side === 'sales' ? listed.filter(canCancel) : [];
  const selected = isOn ? choices.filter(({ id }) => ids.has(id)) : [];
  const change = (on: boolean) => {
    setOn(on);
    setIds(new Set());
    setRefused([]);
  };
  return {
    isOn,
    isOffered: choices.length > 1,
    selected,
    choices,
    refused,
    start: () => change(true),
    end: () => change(false),
    canSelect: (order) => isOn && choices.includes(order),
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll: () => setIds(new Set(selected.length === choices.length ? [] : choices.map(({ id }) => id))),
    finish: (reply) => {
      change(false);
      const numberOf = (id: string) => listed.find((order) => order.id === id)?.number ?? '';
      setRefused(reply.refused.map(({ id, code }) => ({ number: numberOf(id), code })));
    },
  };
}
