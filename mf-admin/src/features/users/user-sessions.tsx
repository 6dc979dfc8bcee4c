import type { AdminUserDetail } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { ErrorPanel, formatDate, useErrorText, useLocale } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { deviceName } from '../../lib/people/device.ts';
import panels from '../../lib/people/panel.module.css';
import { Panel } from '../../lib/people/panel.tsx';
import people from '../../lib/people/people.module.css';
import { userSessionsRead } from '../../lib/people/people.reads.ts';
import { EndSessions } from './user-actions.tsx';
import { detailMessages as messages } from './users.messages.ts';

/** Sessions of the person. */
export function UserSessions({ user, isOwn }: { user: AdminUserDetail; isOwn: boolean }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, retry } = useRead(userSessionsRead({ id: user.id }));
  const others = data ? data.count - data.results.length : 0;
  return (
    <Panel id="sessions" title={formatMessage(messages.sessions, { count: data?.count ?? user.session_count })}>
      {!data && !error && <div aria-busy="true" className={panels.rowsSkeleton} />}
      {!data && error && (
        <ErrorPanel title={formatMessage(messages.sessionsFailed)} detail={errorText(error)} onRetry={retry} />
      )}
      {data?.count === 0 && <p className={people.muted}>{formatMessage(messages.noSessions)}</p>}
      {data && data.count > 0 && (
        <ul className={panels.rows}>
          {data.results.map(({ id, user_agent, last_used_at }) => (
            <li key={id}>
              <p className={panels.rowTitle}>{deviceName(user_agent) ?? formatMessage(messages.unknownDevice)}</p>
              <p className={people.muted}>
                {formatMessage(messages.seen, { date: formatDate(last_used_at, locale, { time: true, short: true }) })}
              </p>
            </li>
          ))}
          {others > 0 && <li className={people.muted}>{formatMessage(messages.moreSessions, { count: others })}</li>}
        </ul>
      )}
      {!isOwn && data && data.count > 0 && <EndSessions id={user.id} name={`${user.first_name} ${user.last_name}`} />}
    </Panel>
  );
}
