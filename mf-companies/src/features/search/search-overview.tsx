import type { SearchReply } from '@wspolnik/contract';
import { type ListState, StaleNote } from '@wspolnik/kit';
import { Callout, ErrorPanel, Link, useErrorText } from '@wspolnik/system';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SEARCH_TYPES, type SearchType, searchQuery } from '../../lib/search-query.ts';
import { NoResults } from './no-results.tsx';
import { Reading } from './reading.tsx';
import { kindMessages, searchMessages as messages } from './search.messages.ts';
import classes from './search.module.css';
import { Hits, HitsSkeleton } from './search-hits.tsx';

/** Of each kind: a row on a wide screen. */
const SHOWN: Record<SearchType, number> = { companies: 4, users: 4, offers: 4, posts: 3 };

/** The best of each kind. */
export function SearchOverview({ q, all }: { q: string; all: ListState<SearchReply> }) {
  const errorText = useErrorText();
  const { formatMessage } = useIntl();
  const { data: reply, error, retry } = all;
  if (!reply && error)
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  if (!reply) return <HitsSkeleton type="offers" />;
  const found = SEARCH_TYPES.filter((type) => reply[type].results.length > 0);
  const total = found.reduce((sum, type) => sum + reply[type].count, 0);
  const reading = <Reading read={reply} count={total} />;
  if (found.length === 0)
    return (
      <>
        {reading}
        <NoResults q={q} />
      </>
    );
  return (
    <div className={all.isOther ? classes.other : undefined}>
      <div role="status">
        <StaleNote read={all} />
        {reply.closest && !reply.reading?.corrected && <ClosestNote q={q} />}
      </div>
      {reading}
      {found.map((type) => (
        <Section key={type} {...{ type, q, reply }} />
      ))}
    </div>
  );
}

function Section({ type, q, reply }: { type: SearchType; q: string; reply: SearchReply }) {
  const { formatMessage } = useIntl();
  const kind = formatMessage(kindMessages[type]);
  const { count, results } = reply[type];
  const shown = results.slice(0, SHOWN[type]);
  return (
    <section className={classes.section} aria-labelledby={`search-${type}`}>
      <header className={classes.sectionHead}>
        <h2 id={`search-${type}`}>{kind}</h2>
        {count > shown.length && (
          <Link to={searchQuery.href({ q, type })} aria-label={formatMessage(messages.moreNamed, { kind })}>
            {formatMessage(messages.more)}
          </Link>
        )}
      </header>
      <Hits type={type} hits={shown} q={q} headingLevel={3} />
    </section>
  );
}

export function ClosestNote({ q }: { q: string }) {
  const { formatMessage } = useIntl();
  return (
    <Callout className={classes.closest} icon={<SearchX aria-hidden size={18} strokeWidth={1.75} />}>
      {formatMessage(messages.closest, { q })}
    </Callout>
  );
}
