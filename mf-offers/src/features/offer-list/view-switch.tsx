import { Segmented } from '@wspolnik/shared-ui';
import { LayoutGrid, MapPinned } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../lib/offer-query.ts';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { changeFilters } from './use-offer-query.ts';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

export function ViewSwitch({ query }: { query: OfferQuery }) {
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
