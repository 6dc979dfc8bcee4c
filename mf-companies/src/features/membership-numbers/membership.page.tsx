import type { MembershipCards } from '@wspolnik/contract';
import { changeQuery, StaleNote, useList, useListQuery } from '@wspolnik/kit';
import { FilterLinks } from '@wspolnik/kit/lists';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { Pagination, useKeptFocus, usePage, useWarmDialogs } from '@wspolnik/system';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type MembershipQuery, membershipQuery, membershipRead } from './membership.reads.ts';
import { MembershipBlock, useMembershipBlock } from './membership-block.tsx';
import { MembershipNumbers } from './membership-numbers.tsx';
import classes from './membership-page.module.css';
import { useNumberChange } from './use-number-change.ts';

/** The membership numbers of the company in use. */
export function MembershipPage() {
  return <Membership key={useSessionStore(profileKey)} />;
}

function Membership() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'membership.title' });
  usePage({ title });
  useWarmDialogs();
  const query = useListQuery(membershipQuery);
  const list = useList<MembershipCards>(membershipRead(query));
  const block = useMembershipBlock();
  const { take, giveUp } = useNumberChange();
  useLastPage(query, list.data);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, () => heading.current);
  const { data, error } = list;
  return (
    <div ref={root} className={`wp-container ${classes.page}`}>
      <div className={classes.body}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.intro}>{formatMessage({ id: 'membership.intro' })}</p>
        <p className={classes.intro}>{formatMessage({ id: 'membership.kinds_text' })}</p>
        {block && <MembershipBlock kind={block} />}
        <div role="status">
          <StaleNote read={list} />
        </div>
        <MembershipNumbers
          numbers={data ? { owned: data.owned, free: data.free.results, limit: data.limit } : null}
          failed={!data && error !== undefined}
          onRetry={list.retry}
          search={query.q ?? ''}
          onSearch={(q) => changeQuery(membershipQuery, { q: q || undefined }, { replace: true })}
          searching={list.isOther && !error}
          kinds={<Kinds query={query} />}
          pagination={data && <Pages query={query} free={data.free} />}
          {...(!block && { onTake: take, onGiveUp: giveUp })}
        />
      </div>
    </div>
  );
}

function Kinds({ query }: { query: MembershipQuery }) {
  const { formatMessage } = useIntl();
  return (
    <FilterLinks
      label={formatMessage({ id: 'membership.kinds' })}
      options={[
        { value: undefined, label: formatMessage({ id: 'membership.all' }) },
        { value: 'false', label: formatMessage({ id: 'membership.standard' }) },
        { value: 'true', label: formatMessage({ id: 'membership.premium' }) },
      ]}
      selected={query.premium}
      to={(premium) => membershipQuery.href(membershipQuery.with(query, { premium }))}
    />
  );
}

function Pages({ query, free }: { query: MembershipQuery; free: MembershipCards['free'] }) {
  return (
    <Pagination
      page={Number(query.page ?? 1)}
      count={free.count}
      limit={free.limit}
      hrefFor={(page) => membershipQuery.pageHref(query, page)}
    />
  );
}

/** The last page that there is, after its only number was taken or for an old link. */
function useLastPage(query: MembershipQuery, data: MembershipCards | undefined): void {
  const free = data?.free;
  const isPast = query.page !== undefined && free?.page === Number(query.page) && free.results.length === 0;
  const last = isPast ? Math.max(1, Math.ceil(free.count / free.limit)) : undefined;
  useEffect(() => {
    if (last !== undefined) {
      changeQuery(membershipQuery, { page: last > 1 ? String(last) : undefined }, { replace: true });
    }
  }, [last]);
}
