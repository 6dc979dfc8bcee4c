import { Button, useOnDemand, useWarmDialogs } from '@wspolnik/shared-ui';
import { BellPlus, Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import type { ActiveFilter } from '../filters/use-active-filters.ts';
import { offerListMessages as messages } from '../offer-list.messages.ts';
import classes from '../offer-list.module.css';

// Formik and yup are loaded with the dialog, which guests never see.
const loadDialog = async () =>
  (await import(/* webpackChunkName: "saved-searches" */ './saved-searches-dialog.tsx')).SavedSearchesDialog;

interface SavedSearchesProps {
  /** The query that can be saved; without it the button opens the list of saved searches. */
  current?: { query: OfferQuery; filters: readonly ActiveFilter[] };
}

export function SavedSearches({ current }: SavedSearchesProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const dialog = useOnDemand(loadDialog);
  useWarmDialogs(loadDialog);
  const open = () => {
    setOpen(true);
    void dialog.request();
  };
  const common = { onPointerEnter: () => void dialog.request(), onClick: open };
  return (
    <>
      {current ? (
        <button
          type="button"
          className={classes.save}
          aria-busy={(isOpen && dialog.isLoading) || undefined}
          {...common}
        >
          <BellPlus aria-hidden size={18} strokeWidth={1.75} />
          {formatMessage(messages.saveSearch)}
        </button>
      ) : (
        <Button
          variant="ghost"
          className={classes.saved}
          icon={<Bookmark aria-hidden size={18} strokeWidth={1.75} />}
          loading={isOpen && dialog.isLoading}
          {...common}
        >
          {formatMessage(messages.savedShort)}
        </Button>
      )}
      {isOpen && dialog.failed && (
        <span className={classes.saveFailed} role="status">
          {formatMessage(messages.savedFailed)}
        </span>
      )}
      {isOpen && dialog.Component && <dialog.Component current={current} onClose={() => setOpen(false)} />}
    </>
  );
}
