import type { AdminUser } from '@wspolnik/contract';
import { refresh } from '@wspolnik/kit';
import { Avatar, formatDate, useLocale } from '@wspolnik/system';
import { Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { userQuery, usersRead } from '../../lib/people/people.reads.ts';
import { PeopleRow, PeopleSkeleton } from '../../lib/people/people-row.tsx';
import { useLive } from '../../lib/use-live.ts';
import { UserBadges } from './user-badges.tsx';
import { userListMessages as messages, roleMessages, statusMessages } from './users.messages.ts';

const SELECTS = [
  { name: 'status', label: messages.status, any: messages.allStatuses, options: statusMessages },
  { name: 'role', label: messages.role, any: messages.allRoles, options: roleMessages },
] as const;

export function UserListPage() {
  useLive('account.changed', () => refresh(usersRead));
  return (
    <AdminList
      {...useAdminList(userQuery, usersRead)}
      messages={messages}
      icon={Users}
      selects={SELECTS}
      skeleton={<PeopleSkeleton />}
      boxed
      row={(user) => <UserRow user={user} />}
    />
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
