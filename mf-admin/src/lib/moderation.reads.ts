import type { ModeratedType, ModerationPage, ModerationYears } from '@wspolnik/api/contract';
import { defineRead, listQuery, oneOf } from '@wspolnik/shared-ui/remote';

export const CASE_STATUSES = ['appealed', 'decided'] as const;
export const CASE_TYPES = ['post', 'comment', 'message', 'user', 'company'] as const satisfies readonly ModeratedType[];

/** Without `status`: what waits. */
export const moderationQuery = listQuery('/admin/moderation', {
  status: oneOf(CASE_STATUSES),
  type: oneOf(CASE_TYPES),
});
export type ModerationQuery = ReturnType<typeof moderationQuery.parse>;

export const moderationRead = defineRead<ModerationPage, ModerationQuery>('accounts/admin/moderation/', {
  query: moderationQuery,
  defaults: { limit: '30' },
});

export const moderationYearsRead = defineRead<ModerationYears>('accounts/admin/moderation/years/');
