import { Button, Drawer, usePage } from '@wspolnik/shared-ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ActiveFilters } from './active-filters.tsx';
import { OfferFilters } from './offer-filters.tsx';
import { offerListMessages as messages } from './offer-list.messages.ts';
import classes from './offer-list.module.css';
import { OfferResults } from './offer-results.tsx';
import { OfferSearch } from './offer-search.tsx';
import { OfferSort } from './offer-sort.tsx';
import { ResultCount } from './result-count.tsx';
import { useActiveFilters } from './use-active-filters.ts';
import { useOfferQuery } from './use-offer-query.ts';
import { useOffers } from './use-offers.ts';

export function OfferListPage() {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.title) });
  const query = useOfferQuery();
  const offers = useOffers(query);
  const filters = useActiveFilters(query);
  const [isSheetOpen, setSheetOpen] = useState(false);

  return (
    <div className={`wp-container ${classes.page}`}>
      <aside className={classes.panel} aria-label={formatMessage(messages.filters)}>
        <OfferFilters query={query} />
      </aside>
      <section className={classes.main} aria-labelledby="offers-title">
        <div className={classes.head}>
          <h1 id="offers-title" className={classes.title}>
            {formatMessage(messages.title)}
          </h1>
          <ResultCount page={offers.page} />
          <Button
            variant="outline"
            className={classes.sheetButton}
            icon={<SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />}
            onClick={() => setSheetOpen(true)}
          >
            {formatMessage(messages.filtersButton, { count: filters.length })}
          </Button>
        </div>
        <div className={classes.tools}>
          <OfferSearch query={query} />
          <OfferSort query={query} />
        </div>
        <ActiveFilters filters={filters} />
        <OfferResults query={query} offers={offers} filters={filters} />
      </section>
      <Drawer
        open={isSheetOpen}
        title={formatMessage(messages.filters)}
        onClose={() => setSheetOpen(false)}
        footer={
          <Button fullWidth onClick={() => setSheetOpen(false)}>
            {formatMessage(messages.showResults, { count: offers.page?.count ?? 0 })}
          </Button>
        }
      >
        <div className={classes.sheet}>
          <OfferFilters query={query} />
        </div>
      </Drawer>
    </div>
  );
}
