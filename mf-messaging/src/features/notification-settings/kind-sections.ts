import type { NotificationSection, SentKind } from '@wspolnik/contract';
import { NOTIFICATION_KINDS, SENT_KINDS } from '@wspolnik/contract/notification-kinds';

/** The sections of the page with their kinds; without a company or the role of an admin, without what reaches only those. */
export function sectionsFor({ hasCompany = false, isAdmin = false }): [id: NotificationSection, kinds: SentKind[]][] {
  const reached = { company: hasCompany, admin: isAdmin };
  const sections = new Map<NotificationSection, SentKind[]>();
  for (const kind of SENT_KINDS) {
    const { section, reach } = NOTIFICATION_KINDS[kind];
    if (reach && !reached[reach]) continue;
    sections.set(section, [...(sections.get(section) ?? []), kind]);
  }
  return [...sections];
}
