import { useAction } from '@wspolnik/kit';
import { classNames, formatTime, IconButton, Link, toast, useErrorText } from '@wspolnik/system';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { groupText, type NotificationGroup } from './notification-group.ts';
import { NotificationIcon } from './notification-icon.tsx';
import classes from './notification-row.module.css';
import { pathOf } from './notification-target.ts';
import { quotedText } from './notification-text.ts';
import { seeSome } from './notifications.api.ts';
import { notificationsMessages as messages } from './notifications.messages.ts';
import { useOpenNotification } from './use-open-notification.ts';

export interface NotificationRowProps {
  group: NotificationGroup;
  /** Called when the click leaves for the page of the notification. */
  onOpened?: () => void;
}

/** A link to what happened, and while it is unseen a button that marks it. */
export function NotificationRow({ group, onOpened }: NotificationRowProps) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const textId = useId();
  const open = useOpenNotification(onOpened);
  const { newest } = group;
  const { created_at, company, params, seen } = newest;
  // Most texts of a company name it.
  const to = company?.name === params.company ? null : company;
  const quoted = quotedText(newest, intl);
  return (
    <li className={classNames(classes.row, !seen && classes.unseen)}>
      <NotificationIcon notification={newest} />
      <div className={classes.content}>
        <Link
          to={pathOf(newest, group.others > 0)}
          className={classes.link}
          data-stop
          onClick={(event) => open(event, group)}
          onAuxClick={(event) => event.button === 1 && open(event, group)}
        >
          {!seen && <span className="wp-visually-hidden">{`${formatMessage(messages.unseen)}: `}</span>}
          <span id={textId} className={classes.text}>
            {groupText(group, intl)}
          </span>
        </Link>
        {quoted && <p className={classes.quoted}>{quoted}</p>}
        <p className={classes.meta}>
          <time dateTime={created_at}>{formatTime(created_at, locale)}</time>
          {to && <span className={classes.to}>{formatMessage(messages.to, { company: to.name })}</span>}
        </p>
      </div>
      {!seen && <SeeButton ids={group.ids} describedBy={textId} />}
    </li>
  );
}

function SeeButton({ ids, describedBy }: { ids: readonly string[]; describedBy: string }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(() => seeSome(ids));
  const see = () => {
    run().catch((error: unknown) => toast.error(`${formatMessage(messages.markFailed)}. ${errorText(error)}`));
  };
  return (
    <IconButton
      label={formatMessage(messages.see)}
      icon={<Check size={18} strokeWidth={2} aria-hidden="true" />}
      round
      aria-describedby={describedBy}
      className={classes.see}
      loading={isRunning}
      onClick={see}
    />
  );
}
