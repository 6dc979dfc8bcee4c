import type { OfferPage } from '@wspolnik/api/contract';
import { Button, Drawer } from '@wspolnik/shared-ui';
import type { ListState } from '@wspolnik/shared-ui/remote';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OfferQuery } from '../../../lib/offer-query.ts';
import { offerListMessages as messages } from '../offer-list.messages.ts';
import classes from '../offer-list.module.css';
import { FilterPanel } from './filter-panel.tsx';

interface FilterSheetProps {
  query: OfferQuery;
  offers: ListState<OfferPage>;
  /** Number of active filters. */
  count: number;
}

/** The filters of small screens; the button that closes them shows the number of matching offers. */
export function FilterSheet({ query, offers: { data: page, error, isOther }, count }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const showResults = page?.count_exact === false ? messages.showOver : messages.showResults;
  return (
    <>
      <Button
        variant="outline"
        className={classes.sheetButton}
        icon={<SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {formatMessage(messages.filtersButton, { count })}
      </Button>
      <Drawer
        open={isOpen}
        title={formatMessage(messages.filters)}
        onClose={() => setOpen(false)}
        footer={
          <Button fullWidth aria-busy={(isOther && !error) || undefined} onClick={() => setOpen(false)}>
            {page && !error ? formatMessage(showResults, { count: page.count }) : formatMessage(messages.showList)}
          </Button>
        }
      >
        <div className={classes.sheet}>
          <FilterPanel query={query} />
        </div>
      </Drawer>
    </>
  );
}
