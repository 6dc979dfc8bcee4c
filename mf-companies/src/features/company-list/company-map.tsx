import type { CompanyMarker, CompanyMarkerPage, CompanyPage } from '@wspolnik/contract';
import { useList } from '@wspolnik/kit';
import { ListMap } from '@wspolnik/kit/map';
import { Avatar, Link, RatingBadge } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { companyMarkersRead } from '../../lib/companies.reads.ts';
import { type CompanyQuery, companyQuery } from '../../lib/company-query.ts';
import { listMessages as messages } from './company-list.messages.ts';
import classes from './company-list.module.css';

const NONE: readonly CompanyMarker[] = [];

export interface CompanyMapProps {
  query: CompanyQuery;
  found: Pick<CompanyPage, 'count' | 'count_exact'>;
}

/** The matching companies on a map, which has no order. */
export function CompanyMap({ query, found }: CompanyMapProps) {
  const { formatMessage } = useIntl();
  const read = companyMarkersRead({ ...query, page: '1', sort_by: undefined });
  const list = useList<CompanyMarkerPage>(read, { revalidateOnFocus: false });
  const markers = list.data?.results ?? NONE;
  return (
    <ListMap
      of={companyQuery}
      {...{ query, list, found, markers, messages }}
      shown={formatMessage(messages.onMap, { count: markers.length })}
      kind="companies"
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
