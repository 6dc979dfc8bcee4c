import type { AdminUser, AdminUserPage } from '@wspolnik/contract';
import { changeQuery, refresh, useList, useListQuery } from '@wspolnik/kit';
import { Avatar, formatDate, useLocale } from '@wspolnik/system';
import { Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { USER_ROLES, USER_STATUSES, type UserQuery, userQuery, usersRead } from '../../lib/people/people.reads.ts';
import { FilterSelect, PeopleList, PeopleRow } from '../../lib/people/people-list.tsx';
import { useLive } from '../../lib/use-live.ts';
import { UserBadges } from './user-badges.tsx';
import { userListMessages as messages, roleMessages, statusMessages } from './users.messages.ts';

export function UserListPage() {
  useLive('account.changed', () => refresh(usersRead));
  const query = useListQuery(userQuery);
  const list = useList<AdminUserPage>(usersRead(query));
  return (
    <PeopleList
      {...{ list, query, messages }}
      of={userQuery}
      icon={Users}
      filters={<Filters query={query} />}
      row={(user) => <UserRow user={user} />}
    />
  );
}

function Filters({ query }: { query: UserQuery }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <FilterSelect
        label={formatMessage(messages.status)}
        all={formatMessage(messages.allStatuses)}
        options={USER_STATUSES.map((value) => ({ value, label: formatMessage(statusMessages[value]) }))}
        value={query.status}
        onChange={(status) => changeQuery(userQuery, { status: userQuery.parseOne('status', status ?? null) })}
      />
      <FilterSelect
        label={formatMessage(messages.role)}
        all={formatMessage(messages.allRoles)}
        options={USER_ROLES.map((value) => ({ value, label: formatMessage(roleMessages[value]) }))}
        value={query.role}
        onChange={(role) => changeQuery(userQuery, { role: userQuery.parseOne('role', role ?? null) })}
      />
    </>
  );
}

function UserRow({ user }: { user: AdminUser }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, first_name, last_name, email, thumbnail, companies, created_at } = user;
  const name = `${first_name} ${last_name}`;
  const facts = [
    email,
    formatMessage(messages.since, { date: formatDate(created_at, locale) }),
    companies.map((company) => company.name).join(', '),
  ];
  return (
    <PeopleRow
      id={`user-${id}`}
      to={`/admin/users/${id}`}
      name={name}
      avatar={<Avatar name={name} image={thumbnail} size={40} />}
      facts={facts.filter(Boolean).join(' · ')}
      badges={<UserBadges user={user} />}
    />
  );
}
