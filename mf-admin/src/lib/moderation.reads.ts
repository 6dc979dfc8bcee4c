import type {
  AdminOfferPage,
  ModeratedType,
  ModerationItem,
  ModerationPage,
  ModerationYears,
} from '@wspolnik/contract';
import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { defineRead, listQuery, oneOf, refresh, text, uuid } from '@wspolnik/kit';
import { overviewRead } from './overview.reads.ts';
import { useLive } from './use-live.ts';

const CASE_STATUSES = ['appealed', 'decided'] as const;
const CASE_TYPES = [
  'post',
  'comment',
  'message',
  'opinion',
  'offer',
  'reference',
  'user',
  'company',
] as const satisfies readonly ModeratedType[];

/** Without `status`, the waiting cases. */
export const moderationQuery = listQuery('/admin/moderation', {
  status: oneOf(CASE_STATUSES),
  type: oneOf(CASE_TYPES),
});
export type ModerationQuery = ReturnType<typeof moderationQuery.parse>;

export const moderationRead = defineRead<ModerationPage, ModerationQuery>('accounts/admin/moderation/', {
  query: moderationQuery,
  defaults: { limit: '30' },
});

export const moderationCaseRead = defineRead<ModerationItem, { id: string }>('accounts/admin/moderation/:id/');

export const moderationYearsRead = defineRead<ModerationYears>('accounts/admin/moderation/years/');

const OFFER_STATES = ['listed', 'hidden', 'inactive', 'unlisted'] as const;

export const adminOffersQuery = listQuery('/admin/offers', {
  q: text(SEARCH_LENGTH),
  state: oneOf(OFFER_STATES),
  reported: oneOf(['true']),
  category: uuid,
});
export type AdminOffersQuery = ReturnType<typeof adminOffersQuery.parse>;

export const adminOffersRead = defineRead<AdminOfferPage, AdminOffersQuery>('accounts/admin/offers/', {
  query: adminOffersQuery,
  defaults: { limit: '30' },
});

/** Reloads what depends on reports, appeals and decisions. */
export const refreshModeration = () => refresh(moderationRead, moderationCaseRead, adminOffersRead, overviewRead);

/** Reloads the cases when somebody reports, appeals or decides, and after missed events. */
export function useLiveModeration(): void {
  useLive('moderation.changed', refreshModeration);
}
