import type { Offer } from '@wspolnik/contract';
import { changeRead, forget } from '@wspolnik/kit';
import { IconButton, Menu, navigate } from '@wspolnik/system';
import { EllipsisVertical, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changeMessages as messages } from '../../lib/change-offers.messages.ts';
import { DeleteOfferQuestion } from '../../lib/delete-offer-question.tsx';
import { offerPath } from '../../lib/offer-path.ts';
import { offerRead, offersRead } from '../../lib/offers.reads.ts';
import { type ShowActive, useActiveChange } from '../../lib/use-active-change.ts';

/** Shows the offer as active or inactive while the change is pending. */
const showActive =
  (id: string): ShowActive =>
  (_, active, send) => {
    const change = async (offer: Offer | undefined) => {
      const [changed] = await send();
      return offer && changed !== undefined ? { ...offer, is_active: active } : offer;
    };
    const shown = (offer: Offer | undefined) => offer && { ...offer, is_active: active };
    return changeRead<Offer>(offerRead({ id }), change, { optimisticData: (offer) => shown(offer) as Offer });
  };

/** Menu for the offer's company and for admins. */
export function OfferMenu({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { change, busy } = useActiveChange(showActive(offer.id));
  const leave = () => {
    navigate('/offers', { replace: true });
    // Every list that was loaded before still contains the offer.
    return forget(offersRead);
  };
  return (
    <>
      <Menu
        label={formatMessage(messages.menu)}
        trigger={
          <IconButton
            variant="outline"
            label={formatMessage(messages.menu)}
            loading={busy.length > 0}
            icon={<EllipsisVertical aria-hidden size={18} strokeWidth={1.75} />}
          />
        }
        items={[
          {
            title: formatMessage(messages.edit),
            icon: <Pencil size={18} strokeWidth={1.75} />,
            href: `${offerPath(offer.id)}/edit`,
          },
          {
            title: formatMessage(offer.is_active ? messages.deactivate : messages.activate),
            icon: offer.is_active ? <EyeOff size={18} strokeWidth={1.75} /> : <Eye size={18} strokeWidth={1.75} />,
            onClick: () => void change([offer], !offer.is_active),
          },
          {
            title: formatMessage(messages.delete),
            icon: <Trash2 size={18} strokeWidth={1.75} />,
            danger: true,
            separated: true,
            onClick: () => setAsking(true),
          },
        ]}
      />
      <DeleteOfferQuestion offer={offer} open={isAsking} onDeleted={leave} onClose={() => setAsking(false)} />
    </>
  );
}
