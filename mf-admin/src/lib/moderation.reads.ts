import type { ModeratedType, ModerationItem, ModerationPage, ModerationYears } from '@wspolnik/contract';
import { defineRead, listQuery, oneOf, refresh } from '@wspolnik/kit';
import { overviewRead } from './overview.reads.ts';
import { useLive } from './use-live.ts';

const CASE_STATUSES = ['appealed', 'decided'] as const;
const CASE_TYPES = [
  'post',
  'comment',
  'message',
  'opinion',
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

/** Reloads what depends on reports, appeals and decisions. */
export const refreshModeration = () => refresh(moderationRead, moderationCaseRead, overviewRead);

/** Reloads the cases when somebody reports, appeals or decides, and after missed events. */
export function useLiveModeration(): void {
  useLive('moderation.changed', refreshModeration);
}
