import type { WithdrawalRequest } from '@wspolnik/contract';
import { useState } from 'react';

export interface Selection {
  /** Those of the page that may be chosen at all. */
  selectable: readonly WithdrawalRequest[];
  chosen: readonly WithdrawalRequest[];
  /** By id: the code with which the last action on several refused one. */
  failures: Readonly<Record<string, string>>;
  has(id: string): boolean;
  select(ids: readonly string[], selected: boolean): void;
  clear(failures?: Readonly<Record<string, string>>): void;
}

/** What may still be decided, by this admin. */
export const isSelectable = ({ allowed_actions }: WithdrawalRequest) =>
  allowed_actions.includes('approved') || allowed_actions.includes('paid');

/** The chosen withdrawals of a page. One that is no longer on the page, or already decided, is not chosen. */
export function useSelection(requests: readonly WithdrawalRequest[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const selectable = requests.filter(isSelectable);
  const chosen = selectable.filter(({ id }) => ids.has(id));
  return {
    selectable,
    chosen,
    failures,
    has: (id) => chosen.some((request) => request.id === id),
    select: (changed, selected) => {
      const next = new Set(ids);
      for (const id of changed) selected ? next.add(id) : next.delete(id);
      setIds(next);
    },
    clear: (refused = {}) => {
      setIds(new Set());
      setFailures(refused);
    },
  };
}
