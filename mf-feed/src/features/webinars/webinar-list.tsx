import type { Webinar } from '@wspolnik/contract';
import { hasRole, useSessionStore } from '@wspolnik/shared-auth';
import type { MenuItem } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { SteadyFocus } from './steady-focus.tsx';
import { WebinarCard } from './webinar-card.tsx';
import type { OpenedDialog } from './webinar-dialogs.tsx';
import { sectionsOf } from './webinar-state.ts';
import { webinarsMessages as messages, sectionMessages } from './webinars.messages.ts';
import classes from './webinars.module.css';

interface WebinarListProps {
  webinars: readonly Webinar[];
  now: number | null;
  /** Id of the webinar that the address leads to. */
  open: string | undefined;
  onOpen(opened: OpenedDialog): void;
  /** With a note when nothing is coming; not on the pages of past ones. */
  isFirstPage: boolean;
}

/** Cards that are on the first screen. */
const EAGER = 3;

/**
 * Running, coming and past webinars in one list: a card that moves from one section to another remains the same element, with
 * its focus, its open menu and its expanded text.
 */
export function WebinarList({ webinars, now, open, onOpen, isFirstPage }: WebinarListProps) {
  const { formatMessage } = useIntl();
  const isAdmin = useIsAdmin();
  const { running, upcoming, past } = sectionsOf(webinars, now);
  const shown = [...running, ...upcoming, ...past];
  const menuOf = ({ id }: Webinar): MenuItem[] =>
    isAdmin ? [{ title: formatMessage(messages.edit), href: `/admin/webinars/${id}/edit` }] : [];
  const card = (webinar: Webinar) => (
    <WebinarCard
      key={webinar.id}
      {...{ webinar, now }}
      onOpen={(dialog) => onOpen({ dialog, webinar })}
      menuItems={menuOf(webinar)}
      isOpen={webinar.id === open}
      eager={shown.indexOf(webinar) < EAGER}
    />
  );
  const heading = (section: keyof typeof sectionMessages) => (
    <h2 key={section} className={classes.section}>
      {formatMessage(sectionMessages[section])}
    </h2>
  );
  const isNothingComing = isFirstPage && running.length === 0 && upcoming.length === 0;
  return (
    <SteadyFocus>
      <div className={classes.list}>
        {[
          ...(running.length > 0 ? [heading('running'), ...running.map(card)] : []),
          ...(upcoming.length > 0 || isNothingComing ? [heading('upcoming')] : []),
          ...(isNothingComing ? [<NoneComing key="none" />] : upcoming.map(card)),
          ...(past.length > 0 ? [heading('past'), ...past.map(card)] : []),
        ]}
      </div>
    </SteadyFocus>
  );
}

function NoneComing() {
  return <p className={classes.none}>{useIntl().formatMessage(messages.noneComing)}</p>;
}

export const useIsAdmin = (): boolean => useSessionStore((session) => hasRole(session, ['admin']));
