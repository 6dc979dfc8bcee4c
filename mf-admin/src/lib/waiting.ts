import type { AdminOverview, FrameType } from '@wspolnik/contract';
import { refresh, useRead } from '@wspolnik/kit';
import { overviewRead } from './overview.reads.ts';
import { useLive } from './use-live.ts';

export type WaitingKind = keyof AdminOverview;

/** The pages on which an admin decides. */
export const WAITING_PAGES: Record<WaitingKind, string> = {
  activation_requests: '/admin/companies/activation-requests',
  withdrawals: '/admin/points/withdraw-requests',
  order_reports: '/admin/transactions',
  content_reports: '/admin/moderation',
  appeals: '/admin/moderation',
  contact_messages: '/admin/contact',
  role_proposals: '/admin/users?role=PROPOSED',
};
export const WAITING_KINDS = Object.keys(WAITING_PAGES) as WaitingKind[];

/** Frames that change the numbers. */
const CHANGES = [
  'verification.changed',
  'withdrawal.changed',
  'order.changed',
  'moderation.changed',
  'contact.changed',
  'account.changed',
] as const satisfies readonly FrameType[];

/** Numbers of waiting decisions, kept up to date. */
export function useWaiting() {
  useLive(CHANGES, () => refresh(overviewRead));
  return useRead(overviewRead());
}

/** How many decisions wait on the page at a path. */
export function countAt(path: string, waiting: AdminOverview): number {
  const kinds = WAITING_KINDS.filter((kind) => WAITING_PAGES[kind].split('?')[0] === path);
  return kinds.reduce((sum, kind) => sum + waiting[kind].count, 0);
}
