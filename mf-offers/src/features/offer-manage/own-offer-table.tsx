import type { OwnOffer, OwnOfferPage } from '@wspolnik/contract';
import { Button, Checkbox, CloseButton, useKeptFocus } from '@wspolnik/system';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OwnOfferQuery } from '../../lib/own-offer-query.ts';
import { useActiveChange } from '../../lib/use-active-change.ts';
import { ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';
import { ownOfferChanges } from './own-offer-changes.ts';
import { OwnOfferRow } from './own-offer-row.tsx';

interface OwnOfferTableProps {
  page: OwnOfferPage;
  query: OwnOfferQuery;
}

/** A table; on a phone the same rows are cards. */
export function OwnOfferTable({ page: { results }, query }: OwnOfferTableProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { refresh, showActive } = ownOfferChanges(query);
  const { change, busy } = useActiveChange(showActive);
  // Rows of another page or filter are no longer selected.
  const selected = results.filter(({ id }) => chosen.has(id));
  const choose = (offers: readonly OwnOffer[]) => setChosen(new Set(offers.map(({ id }) => id)));
  const toggle = (offer: OwnOffer) =>
    choose(selected.includes(offer) ? selected.filter((other) => other !== offer) : [...selected, offer]);
  const changeSelected = (active: boolean) =>
    void change(
      selected.filter((offer) => offer.is_active !== active),
      active,
    ).then(() => choose([]));
  return (
    <>
      <BulkBar
        {...{ selected, count: results.length, isBusy: busy.length > 0 }}
        onAll={() => choose(selected.length === results.length ? [] : results)}
        onNone={() => choose([])}
        onChange={changeSelected}
      />
      <div className={classes.scroller}>
        <table className={classes.table} aria-label={formatMessage(messages.table)}>
          <thead>
            <tr>
              <td />
              <th scope="col">{formatMessage(messages.offer)}</th>
              <th scope="col">{formatMessage(messages.price)}</th>
              <th scope="col">{formatMessage(messages.cost)}</th>
              <th scope="col">{formatMessage(messages.recent)}</th>
              <th scope="col">{formatMessage(messages.status)}</th>
              <th scope="col">{formatMessage(messages.added)}</th>
              <th scope="col">
                <span className="wp-visually-hidden">{formatMessage(messages.actions)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map((offer) => (
              <OwnOfferRow
                key={offer.id}
                {...{ offer, refresh }}
                isSelected={selected.includes(offer)}
                isBusy={busy.includes(offer.id)}
                onSelect={() => toggle(offer)}
                onToggle={() => void change([offer], !offer.is_active)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface BulkBarProps {
  selected: readonly OwnOffer[];
  /** Number of rows on the page. */
  count: number;
  isBusy: boolean;
  onAll: () => void;
  onNone: () => void;
  onChange: (active: boolean) => void;
}

/** Bulk actions. A button is disabled when it would change nothing. */
function BulkBar({ selected, count, isBusy, onAll, onNone, onChange }: BulkBarProps) {
  const { formatMessage } = useIntl();
  const isSome = selected.length > 0;
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar, () => bar.current?.querySelector('input'));
  return (
    <div ref={bar} className={classes.bulk}>
      <Checkbox checked={selected.length === count} indeterminate={isSome && selected.length < count} onChange={onAll}>
        {isSome ? formatMessage(messages.selected, { count: selected.length }) : formatMessage(messages.selectAll)}
      </Checkbox>
      {isSome && (
        <span className={classes.bulkButtons}>
          {([true, false] as const).map((active) => (
            <Button
              key={String(active)}
              size="sm"
              variant="soft"
              loading={isBusy}
              disabled={selected.every((offer) => offer.is_active === active)}
              onClick={() => onChange(active)}
            >
              {formatMessage(active ? messages.activateAll : messages.deactivateAll)}
            </Button>
          ))}
          <CloseButton aria-label={formatMessage(messages.unselect)} onClick={onNone} />
        </span>
      )}
    </div>
  );
}
