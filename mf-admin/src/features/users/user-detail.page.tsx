import type { AdminUserDetail } from '@wspolnik/contract';
import { type PageProps, ReadStates, useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, Callout, formatDate, Link, LinkButton, useLocale } from '@wspolnik/system';
import { phoneValue } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { DetailColumns, DetailPage, DetailSkeleton } from '../../lib/people/detail-page.tsx';
import { History } from '../../lib/people/history.tsx';
import { Numbers } from '../../lib/people/numbers.tsx';
import panels from '../../lib/people/panel.module.css';
import { Facts, Panel } from '../../lib/people/panel.tsx';
import { memberRoleMessages } from '../../lib/people/people.messages.ts';
import people from '../../lib/people/people.module.css';
import { userQuery, userRead } from '../../lib/people/people.reads.ts';
import { RoleProposal } from './role-proposal.tsx';
import { UserActions } from './user-actions.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserSessions } from './user-sessions.tsx';
import { detailMessages as messages } from './users.messages.ts';

export function UserDetailPage({ id }: PageProps) {
  const { formatMessage } = useIntl();
  const read = useRead(userRead({ id }));
  return (
    <ReadStates
      read={read}
      skeleton={<DetailSkeleton />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.gone),
        action: <LinkButton to={userQuery.href({})}>{formatMessage(messages.all)}</LinkButton>,
      }}
    >
      {(user) => <UserDetail key={user.id} user={user} />}
    </ReadStates>
  );
}

function UserDetail({ user }: { user: AdminUserDetail }) {
  const { formatMessage } = useIntl();
  const isOwn = useSessionStore((session) => session.user?.id) === user.id;
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <DetailPage
      title={name}
      back={{ to: userQuery.href({}), label: formatMessage(messages.all) }}
      avatar={<Avatar name={name} image={user.thumbnail} size={64} />}
      line={
        <>
          {user.email}
          <UserBadges user={user} />
        </>
      }
      actions={<UserActions {...{ user, isOwn }} />}
      notes={<Notes {...{ user, isOwn }} />}
    >
      <DetailColumns
        first={
          <>
            <UserData user={user} />
            <Numbers numbers={user.numbers} />
            <History of="user" id={user.id} />
          </>
        }
        second={
          <>
            <Companies companies={user.companies} />
            <UserSessions {...{ user, isOwn }} />
          </>
        }
      />
    </DetailPage>
  );
}

function Notes({ user, isOwn }: { user: AdminUserDetail; isOwn: boolean }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { disabled_at, disabled_reason, deletion_requested_at, role_proposal } = user;
  const date = (at: string) => formatDate(at, locale, { time: true });
  return (
    <>
      {isOwn && <Callout>{formatMessage(messages.own)}</Callout>}
      {role_proposal && <RoleProposal user={user} proposal={role_proposal} />}
      {deletion_requested_at && (
        <Callout>{formatMessage(messages.leaving, { date: date(deletion_requested_at) })}</Callout>
      )}
      {disabled_at && (
        <Callout tone="danger" title={formatMessage(messages.suspendedTitle, { date: date(disabled_at) })}>
          {disabled_reason ?? formatMessage(messages.noReason)}
        </Callout>
      )}
    </>
  );
}

function UserData({ user }: { user: AdminUserDetail }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const date = (at: string | null) => at && formatDate(at, locale, { time: true });
  return (
    <Panel id="data" title={formatMessage(messages.data)}>
      <Facts
        rows={[
          { term: formatMessage(messages.email), value: <a href={`mailto:${user.email}`}>{user.email}</a> },
          { term: formatMessage(messages.phone), value: user.phone && phoneValue(user.phone) },
          { term: formatMessage(messages.language), value: formatMessage(messages[user.locale]) },
          { term: formatMessage(messages.created), value: date(user.created_at) },
          {
            term: formatMessage(messages.confirmed),
            value: date(user.email_verified_at) ?? formatMessage(messages.unconfirmed),
          },
          { term: formatMessage(messages.lastSeen), value: date(user.last_seen_at) },
        ]}
      />
    </Panel>
  );
}

function Companies({ companies }: Pick<AdminUserDetail, 'companies'>) {
  const { formatMessage } = useIntl();
  return (
    <Panel id="companies" title={formatMessage(messages.companies)}>
      {companies.length === 0 && <p className={people.muted}>{formatMessage(messages.noCompanies)}</p>}
      <ul className={panels.rows}>
        {companies.map(({ id, name, role }) => (
          <li key={id}>
            <p className={panels.rowTitle}>
              <Link to={`/admin/companies/${id}`}>{name}</Link>
              <span className={people.muted}>{formatMessage(memberRoleMessages[role])}</span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
