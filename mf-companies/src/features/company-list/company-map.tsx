import type { CompanyMarker, CompanyMarkerPage, CompanyPage } from '@wspolnik/contract';
import { useList } from '@wspolnik/kit';
import { ListMap } from '@wspolnik/kit/map';
import { Avatar, Link, RatingBadge } from '@wspolnik/system';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { companyMarkersRead } from '../../lib/companies.reads.ts';
import { type CompanyQuery, companyQuery, DEFAULT_SORT } from '../../lib/company-query.ts';
import { listMessages as messages, sortMessages } from './company-list.messages.ts';
import classes from './company-list.module.css';
import { CompanyRows, CompanyTown } from './company-rows.tsx';

const NONE: readonly CompanyMarker[] = [];

export interface CompanyMapProps {
  query: CompanyQuery;
  found: Pick<CompanyPage, 'count' | 'count_exact'>;
}

/** The markers tell no date. */
const ORDERS = ['name_asc', 'rating_desc'] as const;
const byName = new Intl.Collator('pl').compare;

/** The matching companies on a map. Its markers come in no order. */
export function CompanyMap({ query, found }: CompanyMapProps) {
  const { formatMessage } = useIntl();
  const read = companyMarkersRead({ ...query, page: '1', sort_by: undefined });
  const list = useList<CompanyMarkerPage>(read, { revalidateOnFocus: false });
  const results = list.data?.results ?? NONE;
  const isRated = query.sort_by === 'rating_desc';
  const markers = useMemo(
    () => results.toSorted((one, other) => (isRated && other.rating - one.rating) || byName(one.name, other.name)),
    [results, isRated],
  );
  return (
    <ListMap
      of={companyQuery}
      {...{ query, list, found, markers, messages }}
      shown={formatMessage(messages.onMap, { count: markers.length })}
      kind="companies"
      orders={ORDERS.map((value) => ({ value, label: formatMessage(sortMessages[value]) }))}
      usual={DEFAULT_SORT}
      Rows={CompanyRows}
      Town={CompanyTown}
      renderCard={({ id, name, thumbnail, rating }) => (
        <div className={classes.marker}>
          <Avatar name={name} image={thumbnail} size={44} shape="square" />
          <div className={classes.markerText}>
            <Link to={`/companies/${id}`}>{name}</Link>
            <RatingBadge value={rating} />
          </div>
        </div>
      )}
    />
  );
}
