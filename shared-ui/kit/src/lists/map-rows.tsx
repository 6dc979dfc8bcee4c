import { Button, classNames, IconButton, useErrorText } from '@wspolnik/system';
import type { MapMarker } from '@wspolnik/system/map';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListState } from '../use-read.ts';
import classes from './map-rows.module.css';

interface MapRowProps {
  marker: MapMarker;
  selectedId: string | null;
  canShow: boolean;
  select(id: string): void;
  children: ReactNode;
}

/** An item of the list beside the map, with a button that shows it there. */
export function MapRow({ marker: { id, name }, selectedId, canShow, select, children }: MapRowProps) {
  const { formatMessage } = useIntl();
  return (
    <li className={classNames(classes.row, id === selectedId && classes.current)}>
      <div className={classes.content}>{children}</div>
      {canShow && (
        <IconButton
          variant="ghost"
          size="sm"
          label={formatMessage({ id: 'ui.map.showMarker' }, { name })}
          icon={<MapPin size={18} strokeWidth={1.75} />}
          aria-pressed={id === selectedId}
          onClick={() => select(id)}
        />
      )}
    </li>
  );
}

/** Instead of what is missing in the rows: why, and another try. */
export function MapRowsFailed({ rows: { data, error, retry } }: { rows: ListState<unknown> }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  if (!error || data) return null;
  return (
    <li className={classes.failed}>
      <span role="alert">{errorText(error)}</span>
      <Button variant="outline" size="sm" onClick={retry}>
        {formatMessage({ id: 'ui.retry' })}
      </Button>
    </li>
  );
}

/** The ids of markers for one call, in the same order whatever the order of the rows. */
export const idsOf = (markers: readonly MapMarker[]): { ids: string; limit: string } => ({
  ids: markers
    .map(({ id }) => id)
    .sort()
    .join(','),
  limit: String(markers.length),
});

/** The town of several places: the most frequent one, "and surroundings" when there are others. Null when none is known. */
export function useTown(cities: readonly (string | null | undefined)[]): string | null {
  const { formatMessage } = useIntl();
  const counts = new Map<string, number>();
  for (const city of cities) if (city) counts.set(city, (counts.get(city) ?? 0) + 1);
  const [first, ...others] = [...counts].sort(([, one], [, other]) => other - one);
  if (!first) return null;
  const [town] = first;
  return others.length > 0 ? formatMessage({ id: 'ui.filters.around' }, { town }) : town;
}
