import type { Notification, NotificationPage } from '@wspolnik/api/contract';
import { profileCard } from './people.ts';
import { idOf, pageOf } from './wire.ts';

/** The person's own, unseen: what they bought was verified. */
export function notification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: idOf(1),
    kind: 'SaleVerified',
    created_at: '2026-01-06T10:00:00.000Z',
    seen: false,
    actor: profileCard(),
    subject: { type: 'order', id: idOf(1) },
    params: { offer: 'Meble biurowe na wymiar', points: '90.00' },
    company: null,
    ...overrides,
  };
}

/** The count is that of the notifications given unless told otherwise. */
export function notificationPage(
  results = [notification()],
  overrides: Partial<NotificationPage> = {},
): NotificationPage {
  return { ...pageOf(results), unseen_count: results.filter(({ seen }) => !seen).length, ...overrides };
}
