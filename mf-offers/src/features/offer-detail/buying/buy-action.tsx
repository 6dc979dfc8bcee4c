import type { Offer } from '@wspolnik/contract';
import { InactiveCompany } from '@wspolnik/kit';
import { actsAsActive, queryString, useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, LinkButton, useWarmDialogs } from '@wspolnik/system';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../../lib/offer-path.ts';
import { AskAction, canAsk, wayOf } from '../asking/ask-action.tsx';
import { offerDetailMessages as messages } from '../offer-detail.messages.ts';
import classes from './buy-box.module.css';
import { type Buying, loadBuyDialog } from './use-buying.tsx';

interface BuyActionProps {
  offer: Offer;
  /** The formatted price; on a phone the bar repeats it beside the button. */
  price: ReactNode;
  buying: Buying;
}

export function BuyAction({ offer, price, buying }: BuyActionProps) {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  const isActive = useSessionStore(actsAsActive);
  useWarmDialogs(isAuth && wayOf(offer) === 'buy' ? loadBuyDialog : null);
  if (!offer.is_active && !buying.isOpen) return <Note text={formatMessage(messages.inactiveText)} />;
  // A dialog that is open says itself what is refused.
  if (!isActive && !buying.isOpen) return <Note text={<InactiveCompany />} />;
  if (wayOf(offer) !== 'buy') {
    return (
      <div data-at-bottom="" className={classes.buy}>
        <strong className={classes.barPrice}>{price}</strong>
        <AskAction offer={offer} />
      </div>
    );
  }
  return (
    <>
      <div data-at-bottom="" className={classes.buy}>
        <strong className={classes.barPrice}>{price}</strong>
        {isAuth ? (
          <Button
            size="lg"
            fullWidth
            loading={buying.isLoading}
            onPointerEnter={buying.prepare}
            onClick={() => buying.open(offer)}
          >
            {formatMessage(messages.buy)}
          </Button>
        ) : (
          <LinkButton size="lg" fullWidth to={`/auth/login?${queryString({ from: offerPath(offer.id) })}`}>
            {formatMessage(messages.signInToBuy)}
          </LinkButton>
        )}
      </div>
      {canAsk(offer) && <AskAction offer={offer} isSecondary />}
      {buying.failed && <Note text={formatMessage(messages.dialogFailed)} />}
    </>
  );
}

function Note({ text }: { text: ReactNode }) {
  return (
    <Callout role="status" className={classes.note} icon={<Info aria-hidden strokeWidth={1.75} />}>
      {text}
    </Callout>
  );
}
