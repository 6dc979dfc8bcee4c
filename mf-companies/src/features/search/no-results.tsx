import { EmptyState, LinkButton } from '@wspolnik/system';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type SearchType, searchQuery } from '../../lib/search-query.ts';
import { searchMessages as messages } from './search.messages.ts';
import classes from './search.module.css';

/** Nothing was found, of one kind or at all. */
export function NoResults({ q, type }: { q: string; type?: SearchType }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.75} />}
      title={<span className={classes.query}>{formatMessage(type ? messages.emptyKind : messages.empty, { q })}</span>}
      text={formatMessage(type ? messages.emptyKindHelp : messages.emptyHelp)}
      action={
        type ? (
          <LinkButton to={searchQuery.href({ q })}>{formatMessage(messages.seeAll)}</LinkButton>
        ) : (
          <>
            <LinkButton to="/offers">{formatMessage(messages.seeOffers)}</LinkButton>
            <LinkButton to="/companies" variant="outline">
              {formatMessage(messages.seeCompanies)}
            </LinkButton>
          </>
        )
      }
    />
  );
}

/** Nobody has what the list of people is narrowed to. */
export function NoPeople() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.emptyPeople)}
      text={formatMessage(messages.emptyPeopleHelp)}
      action={<LinkButton to={searchQuery.href({ type: 'users' })}>{formatMessage(messages.allPeople)}</LinkButton>}
    />
  );
}
