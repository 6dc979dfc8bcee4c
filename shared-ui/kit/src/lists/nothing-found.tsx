import { EmptyState, LinkButton, plainClick } from '@wspolnik/system';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { changeQuery } from '../use-list-query.ts';
import { withoutAll } from './filter.ts';
import classes from './lists.module.css';
import { countText } from './result-count.tsx';
import { type HintsInput, useFilterHints } from './use-filter-hints.ts';

export interface NothingFoundProps<Query extends object> extends HintsInput<Query> {
  title: string;
  /** A search with words, whose spelling may be wrong. */
  hasWords: boolean;
}

/** As high as a line of text, so that the layout does not shift when the suggestions are loaded. */
const NOTHING_YET = '\u00a0';

/** Says that nothing matches, and which filter excludes the most. */
export function NothingFound<Query extends object>({ title, hasWords, ...input }: NothingFoundProps<Query>) {
  const { formatMessage } = useIntl();
  const { hints, isKnown } = useFilterHints(input);
  const { of, query, filters } = input;
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.75} />}
      title={title}
      text={isKnown ? formatMessage({ id: adviceFor(hasWords, hints.length === 0) }) : NOTHING_YET}
      action={
        <div className={classes.hintList} aria-busy={!isKnown}>
          {hints.map(({ key, label, without, page }) => (
            <LinkButton
              key={key}
              variant="outline"
              rel="nofollow"
              to={of.href(of.with(query, without))}
              onClick={plainClick(() => changeQuery(of, without))}
            >
              {formatMessage({ id: 'ui.filters.without' }, { filter: label })}
              {page && (
                <span className={classes.hits}>{formatMessage({ id: countText(page) }, { count: page.count })}</span>
              )}
            </LinkButton>
          ))}
          <LinkButton
            variant="ghost"
            rel="nofollow"
            to={of.href(of.with(query, withoutAll(filters)))}
            onClick={plainClick(() => changeQuery(of, withoutAll(filters)))}
          >
            {formatMessage({ id: 'ui.filters.clearAll' })}
          </LinkButton>
        </div>
      }
    />
  );
}

function adviceFor(hasWords: boolean, needsMore: boolean): string {
  if (needsMore) return hasWords ? 'ui.filters.noneAloneText' : 'ui.filters.noneAlone';
  return hasWords ? 'ui.filters.loosenText' : 'ui.filters.loosen';
}
