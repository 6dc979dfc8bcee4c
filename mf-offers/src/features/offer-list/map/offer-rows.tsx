import type { OfferMarker, OfferPage, OfferSummary } from '@wspolnik/contract';
import { useList } from '@wspolnik/kit';
import { idsOf, MapRow, MapRowsFailed, useTown } from '@wspolnik/kit/map';
import { OfferThumbnail } from '@wspolnik/market';
import { Link } from '@wspolnik/system';
import type { MarkerRowsProps, TownProps } from '@wspolnik/system/map';
import { offerPath } from '../../../lib/offer-path.ts';
import { offersByIdRead } from '../../../lib/offers.reads.ts';
import { useIsOwnCompany } from '../../../lib/own-company.ts';
import classes from './offer-rows.module.css';

/** A marker with its price as a text. */
export type PricedMarker = OfferMarker & { detail: string };

/** Offers beside the map. Markers are light, so what else a row shows is read with it, in one call for all rows of a part. */
export function OfferRows({ markers, ...row }: MarkerRowsProps<PricedMarker>) {
  const rows = useList<OfferPage>(offersByIdRead(idsOf(markers)), { revalidateOnFocus: false });
  const offers = new Map(rows.data?.results.map((offer) => [offer.id, offer]));
  return (
    <>
      <MapRowsFailed rows={rows} />
      {markers.map((marker) => (
        <MapRow key={marker.id} marker={marker} {...row}>
          <OfferRow marker={marker} offer={offers.get(marker.id)} />
        </MapRow>
      ))}
    </>
  );
}

function OfferRow({ marker, offer }: { marker: PricedMarker; offer: OfferSummary | undefined }) {
  const isOwn = useIsOwnCompany(offer?.author.id ?? '');
  const href = offerPath(marker.id);
  if (offer) return <OfferThumbnail offer={offer} href={href} own={isOwn} headingLevel={3} />;
  return (
    <article className={classes.wait}>
      <h3 className={classes.title}>
        <Link to={href}>{marker.name}</Link>
      </h3>
      <p className={classes.detail}>{marker.detail}</p>
    </article>
  );
}

export function OfferTown({ members, children }: TownProps<PricedMarker>) {
  return children(useTown(members.map(({ city }) => city)));
}
