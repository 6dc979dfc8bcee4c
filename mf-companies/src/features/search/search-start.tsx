import { forgetSearch, forgetSearches, useRecentSearches } from '@wspolnik/kit/search';
import { Button, EmptyState, IconButton, Link } from '@wspolnik/system';
import { Clock, Search, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { searchQuery } from '../../lib/search-query.ts';
import { searchMessages as messages } from './search.messages.ts';
import classes from './search.module.css';

/** Before a search: the last ones on this device, or what can be found. */
export function SearchStart() {
  const { formatMessage } = useIntl();
  const recent = useRecentSearches();
  if (recent.length === 0) {
    return (
      <EmptyState
        icon={<Search size={26} strokeWidth={1.75} />}
        title={formatMessage(messages.start)}
        text={formatMessage(messages.startHelp)}
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
            <Link to={searchQuery.href({ q })}>
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
