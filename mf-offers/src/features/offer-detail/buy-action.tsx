import type { Offer } from '@wspolnik/api/contract';
import { queryString, useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, LinkButton, useOnDemand, useWarmDialogs } from '@wspolnik/shared-ui';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../lib/offer-path.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

// Formik and yup come with the dialog; most visits never open it.
const loadBuyDialog = async () => (await import(/* webpackChunkName: "buy-dialog" */ './buy-dialog.tsx')).BuyDialog;

interface BuyActionProps {
  offer: Offer;
  isOwn: boolean;
  /** As text; the bar of a phone repeats it beside the button. */
  price: string;
  reload: () => void;
}

export function BuyAction({ offer, isOwn, price, reload }: BuyActionProps) {
  const { formatMessage } = useIntl();
  const isAuth = useSessionStore((session) => session.isAuth);
  const [isOpen, setOpen] = useState(false);
  const dialog = useOnDemand(loadBuyDialog);
  useWarmDialogs(isAuth && !isOwn ? loadBuyDialog : undefined);
  const open = () => {
    setOpen(true);
    void dialog.request();
  };

  if (isOwn) return <Note text={formatMessage(messages.ownOffer)} />;
  if (!offer.is_active && !isOpen) return <Note text={formatMessage(messages.inactiveText)} />;
  return (
    <>
      <div className={classes.buy}>
        <strong className={classes.barPrice}>{price}</strong>
        {isAuth ? (
          <Button
            size="lg"
            fullWidth
            loading={isOpen && dialog.isLoading}
            onPointerEnter={() => void dialog.request()}
            onClick={open}
          >
            {formatMessage(messages.buy)}
          </Button>
        ) : (
          <LinkButton size="lg" fullWidth to={`/auth/login?${queryString({ from: offerPath(offer.id) })}`}>
            {formatMessage(messages.signInToBuy)}
          </LinkButton>
        )}
      </div>
      {dialog.failed && isOpen && <Note text={formatMessage(messages.dialogFailed)} />}
      {/* Stays when the session ends meanwhile: its message says so. */}
      {isOpen && dialog.Component && <dialog.Component offer={offer} reload={reload} onClose={() => setOpen(false)} />}
    </>
  );
}

function Note({ text }: { text: string }) {
  return (
    <Callout role="status" className={classes.note} icon={<Info aria-hidden strokeWidth={1.75} />}>
      {text}
    </Callout>
  );
}
