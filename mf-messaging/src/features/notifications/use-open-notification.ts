import { refreshMe, useSessionStore } from '@wspolnik/shared-auth';
import { navigate, toast } from '@wspolnik/shared-ui';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { NotificationGroup } from './notification-group.ts';
import { pathOf, profileOf } from './notification-target.ts';
import { seeSome } from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

const findCompany = (id: string) => useSessionStore.getState().user?.companies.find((company) => company.id === id);

/**
 * What a click on a notification does beside following its link: it marks it as seen, and acts as the profile that it is
 * addressed to. The session is stored at once, so that another tab opens in the same profile.
 */
export function useOpenNotification(onOpened?: () => void) {
  const { formatMessage } = useIntl();

  const switchTo = (companyId: string | null): void => {
    const { company, user, switchCompany } = useSessionStore.getState();
    if ((company?.id ?? null) === companyId) return;
    const next = companyId === null ? null : (findCompany(companyId) ?? null);
    switchCompany(next);
    const profile = next?.name ?? `${user?.first_name} ${user?.last_name}`;
    toast.info(formatMessage(messages.switched, { profile }));
  };

  /** A company that the person joined after this page was opened is not known yet. */
  const openOfUnknown = async (group: NotificationGroup, profile: { id: string; name: string }) => {
    await refreshMe().catch(() => undefined);
    if (!findCompany(profile.id)) {
      toast.error(formatMessage(messages.notMember, { company: profile.name }));
      return;
    }
    switchTo(profile.id);
    onOpened?.();
    navigate(pathOf(group.newest, group.others > 0));
  };

  return (event: MouseEvent, group: NotificationGroup): void => {
    const { newest, ids } = group;
    // Opening the page is what the person wants; a mark that fails is set by the next click.
    if (!newest.seen) void seeSome(ids).catch(() => undefined);
    const profile = profileOf(newest);
    if (profile && !findCompany(profile.id)) {
      event.preventDefault();
      void openOfUnknown(group, profile);
      return;
    }
    switchTo(profile?.id ?? null);
    if (event.button === 0) onOpened?.();
  };
}
