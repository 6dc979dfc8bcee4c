import { useRead } from '@wspolnik/kit';
import { refreshMe, useSessionStore } from '@wspolnik/shared-auth';
import { navigate, toast, useSearchParam } from '@wspolnik/system';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { NotificationGroup } from './notification-group.ts';
import { pathOf, profileOf } from './notification-target.ts';
import { notificationsRead, seeSome } from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';

const findCompany = (id: string) => useSessionStore.getState().user?.companies.find((company) => company.id === id);

/**
 * What opening a notification does beside following its link: it marks it as seen, and acts as the profile that it is
 * addressed to. The session is stored at once, so that another tab opens in the same profile. Answers false when the link must
 * not be followed yet.
 */
function useEnterProfile(onOpened?: () => void): (group: NotificationGroup) => boolean {
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

  return (group) => {
    const { newest, ids } = group;
    // Opening the page is what the person wants; a mark that fails is set by the next click.
    if (!newest.seen) void seeSome(ids).catch(() => undefined);
    const profile = profileOf(newest);
    if (profile && !findCompany(profile.id)) {
      void openOfUnknown(group, profile);
      return false;
    }
    switchTo(profile?.id ?? null);
    return true;
  };
}

/** For a click on the link of a row. */
export function useOpenNotification(onOpened?: () => void) {
  const enter = useEnterProfile(onOpened);
  return (event: MouseEvent, group: NotificationGroup): void => {
    if (!enter(group)) event.preventDefault();
    else if (event.button === 0) onOpened?.();
  };
}

/**
 * A mail links to the list with `?open=` and an id: the place opens as by a click, without a step in the history. It is read by
 * its id, as an old mail's is no longer among the newest.
 */
export function useOpenByLink(): void {
  const asked = useSearchParam('open');
  const enter = useEnterProfile();
  const { data, error } = useRead(asked === null ? null : notificationsRead({ limit: 1, id: asked }), {
    shouldRetryOnError: true,
  });
  const isAnswered = data !== undefined || error?.status === 422;
  const follow = useEffectEvent(() => {
    const newest = data?.results[0];
    const follows = newest && enter({ newest, ids: [newest.id], others: 0 });
    navigate(follows ? pathOf(newest) : '/notifications', { replace: true });
  });
  useEffect(() => {
    if (asked !== null && isAnswered) follow();
  }, [asked, isAnswered]);
}
