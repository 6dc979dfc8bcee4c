import type { AdminUser, AdminUserPage } from '@wspolnik/api/contract';
import { Avatar, EmptyState, formatDate, Link, useLocale } from '@wspolnik/shared-ui';
import { ListSearch } from '@wspolnik/shared-ui/lists';
import { changeQuery, ListPage, ListStates, useList, useListQuery } from '@wspolnik/shared-ui/remote';
import { Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FilterSelect, RowsSkeleton } from '../../lib/people/list-filters.tsx';
import classes from '../../lib/people/people.module.css';
import { USER_ROLES, USER_STATUSES, type UserQuery, userQuery, usersRead } from '../../lib/people/people.reads.ts';
import { UserBadges } from './user-badges.tsx';
import { userListMessages as messages, roleMessages, statusMessages } from './users.messages.ts';

export function UserListPage() {
  const { formatMessage } = useIntl();
  const query = useListQuery(userQuery);
  const list = useList<AdminUserPage>(usersRead(query));
  const title = formatMessage(messages.title);
  const { data, isOther } = list;
  const countText = data?.count_exact ? messages.count : messages.countOver;
  const count = data && !isOther ? formatMessage(countText, { count: data.count }) : undefined;
  return (
    <ListPage title={title} count={count}>
      <Tools query={query} />
      <ListStates
        {...{ list, query }}
        of={userQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<RowsSkeleton />}
        empty={<EmptyState icon={<Users size={26} strokeWidth={1.75} />} title={formatMessage(messages.empty)} />}
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((user) => (
              <li key={user.id}>
                <UserRow user={user} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </ListPage>
  );
}

function Tools({ query }: { query: UserQuery }) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <ListSearch
          of={userQuery}
          query={query}
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchPlaceholder)}
        />
      </div>
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
    </div>
  );
}

function UserRow({ user }: { user: AdminUser }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, first_name, last_name, email, thumbnail, companies, created_at } = user;
  const name = `${first_name} ${last_name}`;
  return (
    <article aria-labelledby={`user-${id}`} className={classes.item}>
      <Avatar name={name} image={thumbnail} size={40} />
      <div className={classes.words}>
        <h2 id={`user-${id}`} className={classes.name}>
          <Link to={`/admin/users/${id}`}>{name}</Link>
        </h2>
        <p className={classes.muted}>
          {email}
          {' · '}
          {formatMessage(messages.since, { date: formatDate(created_at, locale) })}
          {companies.length > 0 && ` · ${companies.map((company) => company.name).join(', ')}`}
        </p>
      </div>
      <UserBadges user={user} />
    </article>
  );
}
