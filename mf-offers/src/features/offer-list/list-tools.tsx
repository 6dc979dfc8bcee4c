import type { OfferPage } from '@wspolnik/api/contract';
import { Input, Segmented, Select, useTypedParam } from '@wspolnik/shared-ui';
import type { ListState } from '@wspolnik/shared-ui/remote';
import { LayoutGrid, MapPinned, Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { DEFAULT_SORT, OFFER_SORTS, type OfferQuery } from '../../lib/offer-query.ts';
import { offerListMessages as messages, sortMessages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { changeFilters } from './use-offer-query.ts';

interface ToolProps {
  query: OfferQuery;
}

/** A live region, so that screen readers announce a filter's effect. */
export function ResultCount({ offers: { data: page, error, isOther } }: { offers: ListState<OfferPage> }) {
  const { formatMessage } = useIntl();
  const isKnown = page !== undefined && !(error && isOther);
  return (
    <p className={classes.count} aria-live="polite">
      {isKnown && formatMessage(page.count_exact ? messages.count : messages.countOver, { count: page.count })}
    </p>
  );
}

export function OfferSearch({ query }: ToolProps) {
  const { formatMessage } = useIntl();
  const { text, setText, commitNow } = useTypedParam(query.q ?? '', (q) => changeFilters({ q }));
  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          commitNow();
        }}
      >
        <Input
          type="search"
          start={<Search aria-hidden size={18} strokeWidth={1.75} />}
          aria-label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.searchPlaceholder)}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </search>
  );
}

export function OfferSort({ query }: ToolProps) {
  const { formatMessage } = useIntl();
  const options = OFFER_SORTS.map((value) => ({ value, label: formatMessage(sortMessages[value]) }));
  return (
    <Select
      className={classes.sort}
      aria-label={formatMessage(messages.sort)}
      options={options}
      value={query.sort_by ?? DEFAULT_SORT}
      onChange={({ target }) => {
        changeFilters({ sort_by: target.value === DEFAULT_SORT ? undefined : target.value });
      }}
    />
  );
}

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

export function ViewSwitch({ query }: ToolProps) {
  const { formatMessage } = useIntl();
  return (
    <Segmented
      className={classes.views}
      label={formatMessage(messages.view)}
      options={[
        { value: 'list', label: formatMessage(messages.viewList), icon: <LayoutGrid {...ICON} /> },
        { value: 'map', label: formatMessage(messages.viewMap), icon: <MapPinned {...ICON} /> },
      ]}
      value={query.view ?? 'list'}
      onChange={(view) => changeFilters({ view: view === 'map' ? view : undefined })}
    />
  );
}
