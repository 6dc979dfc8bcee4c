import type { CompanyMarker, CompanyPage } from '@wspolnik/contract';
import { useList } from '@wspolnik/kit';
import { idsOf, MapRow, MapRowsFailed, useTown } from '@wspolnik/kit/map';
import { Avatar, Link, RatingBadge, useLocale } from '@wspolnik/system';
import type { MarkerRowsProps, TownProps } from '@wspolnik/system/map';
import { companiesByIdRead } from '../../lib/companies.reads.ts';
import classes from './company-rows.module.css';

/** Companies beside the map. Markers are light, so category and town are read with the rows, in one call for all of a part. */
export function CompanyRows({ markers, ...row }: MarkerRowsProps<CompanyMarker>) {
  const isEnglish = useLocale() === 'en';
  const rows = useCompanies(markers);
  const companies = new Map(rows.data?.results.map((company) => [company.id, company]));
  return (
    <>
      <MapRowsFailed rows={rows} />
      {markers.map((marker) => {
        const { category, location, rating_count: count = 0 } = companies.get(marker.id) ?? {};
        return (
          <MapRow key={marker.id} marker={marker} {...row}>
            <article className={classes.company}>
              <Avatar name={marker.name} image={marker.thumbnail} size={44} shape="square" />
              <div className={classes.words}>
                <h3 className={classes.name}>
                  <Link to={`/companies/${marker.id}`}>{marker.name}</Link>
                </h3>
                <p className={classes.facts}>
                  {category && <span>{isEnglish ? category.name_en : category.name}</span>}
                  {location?.city && <span>{location.city}</span>}
                </p>
                <RatingBadge value={marker.rating} count={count} />
              </div>
            </article>
          </MapRow>
        );
      })}
    </>
  );
}

const useCompanies = (markers: readonly CompanyMarker[]) =>
  useList<CompanyPage>(companiesByIdRead(idsOf(markers)), { revalidateOnFocus: false });

/** Rows of a part, whose companies are read anyway; their town is that of the others in the place. */
const PART = 20;

export function CompanyTown({ members, children }: TownProps<CompanyMarker>) {
  const { data } = useCompanies(members.slice(0, PART));
  return children(useTown((data?.results ?? []).map(({ location }) => location.city)));
}
