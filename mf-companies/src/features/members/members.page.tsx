import { SEARCH_LENGTH } from '@wspolnik/contract/limits';
import { changeQuery, InactiveCompany, ListPage, ListStates, useList, useListQuery } from '@wspolnik/kit';
import { useFilter } from '@wspolnik/kit/lists';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { EmptyState, Field, Input, useTypedParam, useWarmDialogs } from '@wspolnik/system';
import { Search, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { InviteMember } from './invite-member.tsx';
import { MemberQuestion } from './member-question.tsx';
import { MemberRow } from './member-row.tsx';
import { messages } from './members.messages.ts';
import classes from './members.module.css';
import { memberQuery, membersRead, useLiveMembers } from './members.reads.ts';
import { OpenInvitations } from './open-invitations.tsx';
import { useMemberStep } from './use-member-step.ts';

/** Members of the company in use. Everyone sees them and may leave; owners and managers invite and change roles. */
export function MembersPage() {
  return <Members key={useSessionStore(profileKey)} />;
}

function Members() {
  const { formatMessage } = useIntl();
  useWarmDialogs();
  useLiveMembers();
  const query = useListQuery(memberQuery);
  const list = useList(membersRead(query));
  const action = useMemberStep();
  const userId = useSessionStore(({ user }) => user?.id ?? '');
  const role = useSessionStore(({ company }) => company?.role ?? 'member');
  const manages = role !== 'member';
  const isSuspended = useSessionStore(({ company }) => company?.status === 'suspended');
  const count = list.data && formatMessage(messages.count, { count: list.data.count });
  return (
    <ListPage title={formatMessage(messages.title)} count={count} action={manages && !isSuspended && <InviteMember />}>
      {!manages && <p className={classes.note}>{formatMessage(messages.readOnly)}</p>}
      {manages && isSuspended && (
        <p className={classes.note}>
          <InactiveCompany />
        </p>
      )}
      <MemberSearch />
      <ListStates
        list={list}
        query={query}
        of={memberQuery}
        label={formatMessage(messages.list)}
        failed={formatMessage(messages.failed)}
        skeleton={<MembersSkeleton />}
        empty={<EmptyState icon={<Users size={26} strokeWidth={1.75} />} title={formatMessage(messages.empty)} />}
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                caller={{ id: userId, role }}
                onStep={(step) => action.open({ step, member })}
              />
            ))}
          </ul>
        )}
      </ListStates>
      {manages && <OpenInvitations hasCome={list.data !== undefined || list.error !== undefined} />}
      <MemberQuestion action={action} />
    </ListPage>
  );
}

function MemberSearch() {
  const { formatMessage } = useIntl();
  const search = (text: string) => changeQuery(memberQuery, { q: text.trim() || undefined }, { replace: true });
  const q = useTypedParam(useFilter(memberQuery, 'q') ?? '', search, SEARCH_LENGTH);
  return (
    <search className={classes.search}>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          q.commitNow();
        }}
      >
        <Field label={formatMessage(messages.search)}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={SEARCH_LENGTH}
              start={<Search size={18} strokeWidth={1.75} />}
              value={q.text}
              onChange={(event) => q.setText(event.target.value)}
            />
          )}
        </Field>
      </form>
    </search>
  );
}

/** Rows of the size of a member's. */
function MembersSkeleton() {
  return (
    <div className={classes.list} aria-hidden="true">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} className={`${classes.row} ${classes.waiting}`} />
      ))}
    </div>
  );
}
