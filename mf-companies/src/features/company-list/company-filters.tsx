import { Field, Input, Select, useTypedParam } from '@wspolnik/shared-ui';
import { changeQuery } from '@wspolnik/shared-ui/remote';
import { MapPin, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { COMPANY_SORTS, type CompanyQuery, companyQuery, DEFAULT_SORT, RATINGS } from '../../lib/company-query.ts';
import { listMessages as messages, sortMessages } from './company-list.messages.ts';
import classes from './company-list.module.css';

export interface CompanyFiltersProps {
  query: CompanyQuery;
}

const onChange = (change: Partial<CompanyQuery>) => changeQuery(companyQuery, change, { replace: true });

export function CompanyFilters({ query }: CompanyFiltersProps) {
  const { formatMessage, formatNumber } = useIntl();
  const q = useTypedParam(query.q ?? '', (value) => onChange({ q: value.trim() || undefined }));
  const city = useTypedParam(query.city ?? '', (value) => onChange({ city: value.trim() || undefined }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    q.commitNow();
    city.commitNow();
  };
  return (
    <search>
      <form className={classes.filters} onSubmit={submit} aria-label={formatMessage(messages.filters)}>
        <Field label={formatMessage(messages.search)}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={200}
              start={<Search size={18} strokeWidth={1.75} />}
              value={q.text}
              onChange={(event) => q.setText(event.target.value)}
            />
          )}
        </Field>
        <Field label={formatMessage(messages.city)}>
          {(control) => (
            <Input
              {...control}
              maxLength={100}
              start={<MapPin size={18} strokeWidth={1.75} />}
              value={city.text}
              onChange={(event) => city.setText(event.target.value)}
            />
          )}
        </Field>
        <Field label={formatMessage(messages.rating)}>
          {(control) => (
            <Select
              {...control}
              value={query.company_rating ?? ''}
              placeholder={formatMessage(messages.anyRating)}
              options={ratingsWith(query.company_rating).map((rating) => ({
                value: rating,
                label: formatMessage(messages.ratingFrom, { rating: formatNumber(Number(rating)) }),
              }))}
              onChange={(event) => onChange({ company_rating: event.target.value || undefined })}
            />
          )}
        </Field>
        <Field label={formatMessage(messages.sort)}>
          {(control) => (
            <Select
              {...control}
              value={query.sort_by ?? DEFAULT_SORT}
              options={COMPANY_SORTS.map((sort) => ({ value: sort, label: formatMessage(sortMessages[sort]) }))}
              onChange={(event) => onChange({ sort_by: sortOf(event.target.value) })}
            />
          )}
        </Field>
        {/* Enter submits a form only when it has a submit button; this one is visually hidden. */}
        <button type="submit" className="wp-visually-hidden" tabIndex={-1}>
          {formatMessage(messages.filters)}
        </button>
      </form>
    </search>
  );
}

/** The options, with the rating of the URL added so that it stays selectable. */
function ratingsWith(rating: string | undefined): readonly string[] {
  return rating === undefined || RATINGS.some((known) => known === rating) ? RATINGS : [rating, ...RATINGS];
}

/** Undefined for the default order, which is omitted from the URL. */
function sortOf(sort: string): CompanyQuery['sort_by'] {
  return COMPANY_SORTS.find((known) => known === sort && known !== DEFAULT_SORT);
}
