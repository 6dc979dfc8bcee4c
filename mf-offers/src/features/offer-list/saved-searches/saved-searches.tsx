import type { ActiveFilter } from '@wspolnik/kit/lists';
import { Button, useOnDemand, useWarmDialogs } from '@wspolnik/system';
import { BellPlus, BellRing, Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { offerListMessages as messages } from '../offer-list.messages.ts';
import classes from '../offer-list.module.css';
import { useSavedAs } from './use-saved-searches.ts';

// Formik and yup are loaded with the dialog, which guests never see.
const loadDialog = async () =>
  (await import(/* webpackChunkName: "saved-searches" */ './saved-searches-dialog.tsx')).SavedSearchesDialog;

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

interface SavedSearchesProps {
  /** The query that can be saved; without it the button opens the list of saved searches. */
  current?: { query: OfferQuery; filters: readonly ActiveFilter<OfferQuery>[] };
}

export function SavedSearches({ current }: SavedSearchesProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const savedAs = useSavedAs(current?.query);
  const dialog = useOnDemand(loadDialog);
  useWarmDialogs(loadDialog);
  const open = () => {
    setOpen(true);
    void dialog.request();
  };
  const isLoading = isOpen && dialog.isLoading;
  const common = { onPointerEnter: () => void dialog.request(), onClick: open };
  return (
    <>
      {current ? (
        <button type="button" className={classes.save} aria-busy={isLoading || undefined} {...common}>
          {savedAs ? <BellRing {...ICON} /> : <BellPlus {...ICON} />}
          <span>{formatMessage(savedAs ? messages.saved : messages.saveSearch)}</span>
        </button>
      ) : (
        <Button variant="ghost" className={classes.saved} icon={<Bookmark {...ICON} />} loading={isLoading} {...common}>
          <span className={classes.savedText}>{formatMessage(messages.savedSearches)}</span>
        </Button>
      )}
      {isOpen && dialog.failed && (
        <span className={classes.saveFailed} role="status">
          {formatMessage(messages.savedFailed)}
        </span>
      )}
      {isOpen && dialog.Component && (
        <dialog.Component current={current} savedAs={savedAs} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
