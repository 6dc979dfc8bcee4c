import type { SessionInfo } from '@wspolnik/contract';
import { refresh, useAction } from '@wspolnik/kit';
import { Badge, Button, ConfirmDialog, formatDate, toast, useErrorText } from '@wspolnik/system';
import { Monitor, ShieldCheck, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deviceName, isPhone } from './device.ts';
import { endOtherSessions, endSession, sessionsRead } from './security.api.ts';
import styles from './security.module.css';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function SessionsList({ sessions }: { sessions: readonly SessionInfo[] }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const others = useAction(endOtherSessions, {
    onDone: () => {
      setAsking(false);
      toast.success(intl.formatMessage({ id: 'account.sessions.othersEnded' }));
      void refresh(sessionsRead);
    },
  });
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers && (
        <div>
          <Button variant="outline" onClick={() => setAsking(true)}>
            <FormattedMessage id="account.sessions.endOthers" />
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage id="account.sessions.endOthersTitle" />}
        text={<FormattedMessage id="account.sessions.endOthersText" />}
        confirmLabel={<FormattedMessage id="account.sessions.endOthers" />}
        danger
        loading={others.isRunning}
        onConfirm={() => others.run().catch((error: unknown) => toast.error(errorText(error)))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function SessionRow({ session }: { session: SessionInfo }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { id, user_agent, current, country, second_step, last_used_at } = session;
  const device = deviceName(user_agent) ?? intl.formatMessage({ id: 'account.sessions.unknown' });
  const place = country ? new Intl.DisplayNames([intl.locale], { type: 'region' }).of(country) : null;
  const { run, isRunning } = useAction(() => endSession(id), {
    onDone: () => {
      toast.success(intl.formatMessage({ id: 'account.sessions.ended' }, { device }));
      void refresh(sessionsRead);
    },
  });
  const Icon = isPhone(user_agent) ? Smartphone : Monitor;
  return (
    <li className={styles.row}>
      <Icon {...ICON} />
      <div className={styles.facts}>
        <strong>{device}</strong>
        <span className={styles.muted}>
          {place ?? intl.formatMessage({ id: 'account.sessions.noPlace' })}
          {' · '}
          {current ? (
            <FormattedMessage id="account.sessions.now" />
          ) : (
            <FormattedMessage
              id="account.sessions.lastSeen"
              values={{ when: formatDate(last_used_at, intl.locale, { time: true }) }}
            />
          )}
        </span>
        {second_step && (
          <span className={styles.step}>
            <ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" />
            <FormattedMessage id="account.sessions.secondStep" />
          </span>
        )}
      </div>
      {current ? (
        <Badge tone="primary">
          <FormattedMessage id="account.sessions.current" />
        </Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          loading={isRunning}
          onClick={() => run().catch((error: unknown) => toast.error(errorText(error)))}
        >
          <FormattedMessage id="account.sessions.end" values={{ device, hidden }} />
        </Button>
      )}
    </li>
  );
}

const hidden = (text: ReactNode) => <span className="wp-visually-hidden">{text}</span>;
