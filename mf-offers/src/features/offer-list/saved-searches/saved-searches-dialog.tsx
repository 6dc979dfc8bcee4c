import type { SavedSearch } from '@wspolnik/contract';
import type { ActiveFilter } from '@wspolnik/kit/lists';
import { Dialog } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { savedMessages as messages } from '../offer-list.messages.ts';
import { SaveSearchForm } from './save-search-form.tsx';
import { SavedSearchList } from './saved-search-list.tsx';
import classes from './saved-searches.module.css';
import { useSavedSearches } from './use-saved-searches.ts';

interface SavedSearchesDialogProps {
  current?: { query: OfferQuery; filters: readonly ActiveFilter<OfferQuery>[] };
  /** The saved search that the active filters are. */
  savedAs?: SavedSearch | undefined;
  onClose: () => void;
}

/** Saves the active filters, unless they are saved, and lists the saved searches. Mounted anew each time it is opened. */
export function SavedSearchesDialog({ current, savedAs, onClose }: SavedSearchesDialogProps) {
  const { formatMessage } = useIntl();
  const saved = useSavedSearches();
  // Neither saving nor removing them changes what the dialog is for.
  const [toSave] = useState(savedAs ? undefined : current);
  return (
    <Dialog open title={formatMessage(toSave ? messages.saveTitle : messages.title)} onClose={onClose}>
      <div className={classes.dialog}>
        {toSave && <SaveSearchForm {...toSave} onSaved={onClose} />}
        <SavedSearchList saved={saved} currentId={savedAs?.id} titled={toSave !== undefined} onOpen={onClose} />
      </div>
    </Dialog>
  );
}
