import type { ReactNode } from 'react';

/** A membership card's number; the API's membership card fits. */
export interface MembershipNumber {
  id: string;
  number: string;
  /** Premium, else Standard. */
  premium: boolean;
}

export interface MembershipNumbersProps {
  /** Null while they load. `free` is the page that `search` asked for. */
  numbers: { owned: readonly MembershipNumber[]; free: readonly MembershipNumber[]; limit: number } | null;
  /** The numbers could not be fetched. */
  failed?: boolean;
  onRetry(): void;
  retrying?: boolean;
  /** How the free numbers begin. */
  search: string;
  /** Comes when typing pauses, or with Enter. */
  onSearch(search: string): void;
  /** True while the search runs. */
  searching?: boolean;
  /** Pages of the free numbers. */
  pagination?: ReactNode;
  /** What these return keeps the number busy until it settles. Without them numbers are shown, not managed. */
  onTake?(number: MembershipNumber): unknown;
  onGiveUp?(number: MembershipNumber): unknown;
  /** Ids with a change under way that no button here started. */
  busyIds?: readonly string[];
}
