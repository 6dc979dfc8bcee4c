import type { Offer, Quote } from '@wspolnik/contract';
import { refresh, useRead } from '@wspolnik/kit';
import { priceText } from '@wspolnik/market';
import { queryString, useSessionStore } from '@wspolnik/shared-auth';
import { Button, DialogOnDemand, formatDate, LinkButton, useWarmDialogs } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../../lib/offer-path.ts';
import { openRequestRead } from '../../../lib/offers.reads.ts';
import { askMessages as messages } from './ask.messages.ts';
import classes from './ask-action.module.css';

const loadAsk = async () => (await import(/* webpackChunkName: "ask-dialog" */ './ask-dialog.tsx')).AskDialog;
const loadApply = async () => (await import(/* webpackChunkName: "apply-dialog" */ './apply-dialog.tsx')).ApplyDialog;

/** How an offer is ordered: bought at its price, asked for, or applied for. A range is bought or asked for. */
export const wayOf = ({ is_job, individual_price }: Pick<Offer, 'is_job' | 'individual_price'>) =>
  is_job ? 'apply' : individual_price ? 'ask' : 'buy';

export const canAsk = (offer: Offer): boolean => wayOf(offer) !== 'buy' || offer.price_to !== null;

interface AskActionProps {
  offer: Offer;
  /** Below the button that buys. */
  isSecondary?: boolean;
}

/** The button that asks for a price or applies for a job; with an open request, the way to its conversation. */
export function AskAction({ offer, isSecondary = false }: AskActionProps) {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  const isJob = wayOf(offer) === 'apply';
  const load = isJob ? loadApply : loadAsk;
  const [isOpen, setOpen] = useState(false);
  const read = openRequestRead({ offer_id: offer.id });
  const { data } = useRead(isAuth ? read : null);
  const request = data?.results[0];
  useWarmDialogs(isAuth && !request ? load : null);
  const look = { size: 'lg', fullWidth: true, variant: isSecondary ? 'outline' : 'solid' } as const;
  const text = formatMessage(isJob ? messages.apply : messages.ask);
  if (!isAuth) {
    return (
      <LinkButton {...look} to={`/auth/login?${queryString({ from: offerPath(offer.id) })}`}>
        {formatMessage(isJob ? messages.signInToApply : messages.signInToAsk)}
      </LinkButton>
    );
  }
  return (
    <>
      {request ? (
        <div className={classes.open}>
          <p role="status">{isJob ? formatMessage(messages.hasApplied) : <QuoteState quote={request} />}</p>
          <LinkButton {...look} to={`/messages/thread/${request.thread_id}`}>
            {formatMessage(messages.toThread)}
          </LinkButton>
        </div>
      ) : (
        <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {text}
        </Button>
      )}
      <DialogOnDemand
        load={load}
        props={isOpen ? { offer, onSent: () => void refresh(openRequestRead), onClose: () => setOpen(false) } : null}
      />
    </>
  );
}

/** How far the open quote got: the proposed price with its last day, if there is one. */
function QuoteState({ quote: { proposal } }: { quote: Quote }) {
  const intl = useIntl();
  if (!proposal) return intl.formatMessage(messages.hasAsked);
  const { amount: gross, amount_net: net, vat_rate: rate, valid_until } = proposal;
  const day = formatDate(valid_until, intl.locale);
  return intl.formatMessage(messages.hasQuote, { price: priceText(intl, { gross, net, rate }), day });
}
