import type { VitalsPart } from '@wspolnik/contract';
import { Button } from '@wspolnik/system';
import { FigureTable } from '@wspolnik/system/figures';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import dashboard from '../../lib/dashboard/dashboard.module.css';
import { folderOf, shortVersion } from '../../lib/releases.reads.ts';
import { useVitalsFormats } from '../../lib/use-vitals-formats.ts';
import { ratingOf } from './ratings.ts';
import { vitalsTexts as texts } from './vitals.messages.ts';
import classes from './vitals.module.css';

/** Rows before somebody asks for the rest: those with the most views. */
const FIRST = 20;
const HEADS = [
  'part',
  'version',
  'views',
  'failing',
  'frozen',
  'lcp',
  'inp',
  'cls',
  'load',
  'soft',
  'blocked',
] as const;

/** The same by remote, version and route. */
export function Parts({ parts }: { parts: readonly VitalsPart[] }) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? parts : parts.slice(0, FIRST);
  return (
    <section aria-labelledby="vitals-parts" className={dashboard.section}>
      <h2 id="vitals-parts">{formatMessage(texts.parts)}</h2>
      <FigureTable
        textColumns={2}
        label={formatMessage(texts.parts)}
        heads={HEADS.map((head) => formatMessage(texts[head]))}
      >
        {shown.map((part) => (
          <PartRow key={`${part.remote} ${part.version} ${part.route}`} part={part} />
        ))}
      </FigureTable>
      {shown.length < parts.length && (
        <Button variant="outline" className={classes.more} onClick={() => setWhole(true)}>
          {formatMessage(texts.allParts, { count: parts.length })}
        </Button>
      )}
    </section>
  );
}

function PartRow({ part }: { part: VitalsPart }) {
  const { formatMessage, formatNumber } = useIntl();
  const { milliseconds, shift, share } = useVitalsFormats();
  const { remote, version, route, views, failed, frozen, lcp, inp, cls, load, soft, blocked } = part;
  const failing = views > 0 ? failed / views : null;
  const tone = (what: Parameters<typeof ratingOf>[0], value: number | null) => ratingOf(what, value)?.tone;
  return (
    <tr>
      <th scope="row">
        <span className={classes.route}>{route === 'other' ? formatMessage(texts.other) : route}</span>
        <span className={classes.remote}>{folderOf(remote)}</span>
      </th>
      <td data-text>
        <code>{shortVersion(version)}</code>
      </td>
      <td>{formatNumber(views)}</td>
      <td data-tone={tone('failing', failing)}>{failing === null ? '–' : share(failing)}</td>
      <td>{formatNumber(frozen)}</td>
      <td data-tone={tone('lcp', lcp)}>{milliseconds(lcp)}</td>
      <td data-tone={tone('inp', inp)}>{milliseconds(inp)}</td>
      <td data-tone={tone('cls', cls)}>{shift(cls)}</td>
      <td>{milliseconds(load)}</td>
      <td>{milliseconds(soft)}</td>
      <td>{milliseconds(blocked)}</td>
    </tr>
  );
}
