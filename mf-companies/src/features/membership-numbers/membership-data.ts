import type { ReactNode } from 'react';

/** The part of the API's membership card that is shown. */
export interface MembershipNumber {
  id: string;
  number: string;
  /** True for Premium, false for Standard. */
  premium: boolean;
}

export interface MembershipNumbersProps {
  /** Null while loading. `free` is one page of the numbers that match `search`. */
  numbers: { owned: readonly MembershipNumber[]; free: readonly MembershipNumber[]; limit: number } | null;
  /** True when the numbers could not be loaded. */
  failed?: boolean;
  onRetry(): void;
  retrying?: boolean;
  /** Prefix of the free numbers. */
  search: string;
  /** Called when typing pauses, or on Enter. */
  onSearch(search: string): void;
  /** True while the search runs. */
  searching?: boolean;
  /** Links that filter the free numbers. */
  kinds?: ReactNode;
  /** Links to the pages of free numbers. */
  pagination?: ReactNode;
  /** The number is busy until the returned promise settles. Without these callbacks the numbers are read-only. */
  onTake?(number: MembershipNumber): unknown;
  onGiveUp?(number: MembershipNumber): unknown;
  /** Ids of numbers whose change was started elsewhere and is still running. */
  busyIds?: readonly string[];
}
