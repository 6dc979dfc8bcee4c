import type { VitalsValues } from '@wspolnik/contract';
import { Badge } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { useVitalsFormats } from '../../lib/use-vitals-formats.ts';
import { type Rated, ratingOf } from './ratings.ts';
import { vitalsTexts as texts } from './vitals.messages.ts';
import classes from './vitals.module.css';

/** The whole period in six numbers, each with what it is worth. */
export function Tiles({ total }: { total: VitalsValues }) {
  const { formatNumber } = useIntl();
  const { milliseconds, shift, share } = useVitalsFormats();
  const failing = total.views > 0 ? total.failed / total.views : null;
  return (
    <dl className={classes.tiles}>
      <Tile name="views" value={formatNumber(total.views)} />
      <Tile
        name="failing"
        value={failing === null ? '–' : share(failing)}
        rated={{ what: 'failing', value: failing }}
      />
      <Tile name="lcp" value={milliseconds(total.lcp)} rated={{ what: 'lcp', value: total.lcp }} />
      <Tile name="inp" value={milliseconds(total.inp)} rated={{ what: 'inp', value: total.inp }} />
      <Tile name="cls" value={shift(total.cls)} rated={{ what: 'cls', value: total.cls }} />
      <Tile name="soft" value={milliseconds(total.soft)} />
    </dl>
  );
}

interface TileProps {
  name: 'views' | 'failing' | 'lcp' | 'inp' | 'cls' | 'soft';
  value: string;
  rated?: { what: Rated; value: number | null };
}

function Tile({ name, value, rated }: TileProps) {
  const { formatMessage } = useIntl();
  const rating = rated ? ratingOf(rated.what, rated.value) : null;
  return (
    <div className={classes.tile}>
      <dt>{formatMessage(texts[name])}</dt>
      <dd>
        <span className={classes.value}>{value}</span>
        {rating && <Badge tone={rating.tone}>{formatMessage(rating.text)}</Badge>}
      </dd>
    </div>
  );
}
