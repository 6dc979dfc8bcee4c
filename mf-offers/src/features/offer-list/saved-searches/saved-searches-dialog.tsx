import { Dialog } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import type { ActiveFilter } from '../filters/use-active-filters.ts';
import { savedMessages as messages } from '../offer-list.messages.ts';
import { SaveSearchForm } from './save-search-form.tsx';
import { SavedSearchList } from './saved-search-list.tsx';
import classes from './saved-searches.module.css';
import { useSavedSearches } from './use-saved-searches.ts';

interface SavedSearchesDialogProps {
  current?: { query: OfferQuery; filters: readonly ActiveFilter[] };
  onClose: () => void;
}

/** Saves the active filters and lists the saved searches. Mounted anew each time it is opened. */
export function SavedSearchesDialog({ current, onClose }: SavedSearchesDialogProps) {
  const { formatMessage } = useIntl();
  const saved = useSavedSearches();
  return (
    <Dialog open title={formatMessage(current ? messages.saveTitle : messages.title)} onClose={onClose}>
      <div className={classes.dialog}>
        {current && <SaveSearchForm {...current} onSaved={onClose} />}
        <SavedSearchList saved={saved} titled={current !== undefined} onOpen={onClose} />
      </div>
    </Dialog>
  );
}
