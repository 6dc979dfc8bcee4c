import type { CompanyMarkerPage, CompanyPage } from '@wspolnik/contract';
import { changeQuery, useList } from '@wspolnik/kit';
import { circleOf } from '@wspolnik/kit/lists';
import { Avatar, ErrorPanel, Link, RatingBadge, Spinner, useErrorText } from '@wspolnik/system';
import { MarkerMap } from '@wspolnik/system/map';
import { useIntl } from 'react-intl';
import { companyMarkersRead } from '../../lib/companies.reads.ts';
import { type CompanyQuery, companyQuery } from '../../lib/company-query.ts';
import { listMessages as messages } from './company-list.messages.ts';
import classes from './company-list.module.css';

/** Pixels: below the filters, the map with the list of its places fits a laptop's screen. */
const HEIGHT = 560;

export interface CompanyMapProps {
  query: CompanyQuery;
  /** The matching companies, with a place or without. */
  found: Pick<CompanyPage, 'count' | 'count_exact'>;
}

/** The matching companies on a map, all in one call. The map view has no pages and no order. */
export function CompanyMap({ query, found }: CompanyMapProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const read = companyMarkersRead({ ...query, page: '1', sort_by: undefined });
  const { data: page, error, isOther, retry } = useList<CompanyMarkerPage>(read, { revalidateOnFocus: false });
  if (!page && error) {
    return <ErrorPanel title={formatMessage(messages.mapFailed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!page)
    return (
      <div className={classes.mapSkeleton} aria-busy="true">
        <Spinner size={28} />
      </div>
    );
  const isExact = page.count_exact && found.count_exact;
  const without = Math.max(0, found.count - page.count);
  return (
    <div className={classes.map} aria-busy={(isOther && !error) || undefined}>
      <p className={classes.mapNote} role="status">
        {formatMessage(messages.onMap, { count: page.results.length })}
        {isExact && !isOther && without > 0 && (
          <span>{`, ${formatMessage(messages.withoutPlace, { count: without })}`}</span>
        )}
      </p>
      <MarkerMap
        label={formatMessage(messages.map)}
        height={HEIGHT}
        kind="companies"
        markers={page.results}
        renderCard={({ id, name, thumbnail, rating }) => (
          <div className={classes.marker}>
            <Avatar name={name} image={thumbnail} size={44} shape="square" />
            <div className={classes.markerText}>
              <Link to={`/companies/${id}`}>{name}</Link>
              <RatingBadge value={rating} />
            </div>
          </div>
        )}
        {...circle(query)}
        onSearchHere={(view) => changeQuery(companyQuery, { ...circleOf(view), place: undefined })}
      />
    </div>
  );
}

function circle({ radius, lat, lng }: CompanyQuery) {
  if (radius === undefined) return {};
  return { radius: { center: { lat: Number(lat), lng: Number(lng) }, km: Number(radius) } };
}
