import { forgetSearch, forgetSearches, useRecentSearches } from '@wspolnik/kit/search';
import { Button, EmptyState, IconButton, Link } from '@wspolnik/system';
import { Clock, Search, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type SearchType, searchQuery } from '../../lib/search-query.ts';
import { searchMessages as messages } from './search.messages.ts';
import classes from './search.module.css';
import { SuggestedPeople } from './suggested-people.tsx';

/** Before a search: the last ones on this device, or what can be found. Among people, those whom one may know. */
export function SearchStart({ type }: { type: SearchType | undefined }) {
  if (type !== 'users') return <RecentSearches />;
  return (
    <>
      <SuggestedPeople />
      <RecentSearches type={type} />
    </>
  );
}

function RecentSearches({ type }: { type?: SearchType }) {
  const { formatMessage } = useIntl();
  const recent = useRecentSearches();
  if (recent.length === 0) {
    const isPeople = type === 'users';
    return (
      <EmptyState
        icon={<Search size={26} strokeWidth={1.75} />}
        title={formatMessage(isPeople ? messages.startPeople : messages.start)}
        text={formatMessage(isPeople ? messages.startPeopleHelp : messages.startHelp)}
      />
    );
  }
  return (
    <section className={classes.section} aria-labelledby="search-recent">
      <header className={classes.sectionHead}>
        <h2 id="search-recent">{formatMessage(messages.recent)}</h2>
        <Button variant="ghost" size="sm" onClick={forgetSearches}>
          {formatMessage(messages.recentClear)}
        </Button>
      </header>
      <ul className={classes.recent}>
        {recent.map((q) => (
          <li key={q}>
            <Link to={searchQuery.href({ q, ...(type && { type }) })}>
              <Clock aria-hidden size={18} strokeWidth={1.75} />
              <span className={classes.query}>{q}</span>
            </Link>
            <IconButton
              round
              size="sm"
              label={formatMessage(messages.recentRemove, { q })}
              icon={<X size={18} strokeWidth={1.75} />}
              onClick={() => forgetSearch(q)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
