import { Button, EmptyState } from '@wspolnik/shared-ui';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { type ActiveFilter, withoutAll } from './filters/use-active-filters.ts';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { useFilterHints } from './use-filter-hints.ts';
import { changeFilters } from './use-offer-query.ts';

interface NoMatchingOffersProps {
  query: OfferQuery;
  filters: readonly ActiveFilter[];
}

/** As high as a line of text, so that the layout does not shift when the suggestions are loaded. */
const NOTHING_YET = '\u00a0';

/** Says that no offer matches, and which filter excludes the most. */
export function NoMatchingOffers({ query, filters }: NoMatchingOffersProps) {
  const { formatMessage } = useIntl();
  const { hints, isKnown } = useFilterHints(query, filters);
  const title = query.q ? formatMessage(messages.noMatch, { q: query.q.trim() }) : formatMessage(messages.noneFiltered);
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.75} />}
      title={title}
      text={isKnown ? formatMessage(adviceFor(query, hints.length === 0)) : NOTHING_YET}
      action={
        <div className={classes.hintList} aria-busy={!isKnown}>
          {hints.map(({ key, label, without, page }) => (
            <Button key={key} variant="outline" onClick={() => changeFilters(without)}>
              {formatMessage(messages.without, { filter: label })}
              {page && (
                <span className={classes.hits}>
                  {formatMessage(page.count_exact ? messages.count : messages.countOver, { count: page.count })}
                </span>
              )}
            </Button>
          ))}
          <Button variant="ghost" onClick={() => changeFilters(withoutAll(filters))}>
            {formatMessage(messages.clearAll)}
          </Button>
        </div>
      }
    />
  );
}

function adviceFor({ q }: OfferQuery, needsMore: boolean) {
  if (needsMore) return q ? messages.noneAloneText : messages.noneAlone;
  return q ? messages.loosenText : messages.loosen;
}
