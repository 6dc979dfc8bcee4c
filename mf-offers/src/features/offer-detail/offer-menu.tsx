import type { Offer } from '@wspolnik/api/contract';
import { ConfirmDialog, IconButton, Menu, navigate, toast } from '@wspolnik/shared-ui';
import { EllipsisVertical, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { offerPath } from '../../lib/offer-path.ts';
import { manageMessages as messages } from './offer-detail.messages.ts';
import { changeOfferActive, deleteOffer } from './offers.api.ts';

interface OfferMenuProps {
  offer: Offer;
  onChanged: () => void;
}

/** Menu of the owner company and of admins. */
export function OfferMenu({ offer, onChanged }: OfferMenuProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const toggle = useToggleActive(offer, onChanged);
  return (
    <>
      <Menu
        label={formatMessage(messages.menu)}
        trigger={
          <IconButton
            variant="outline"
            label={formatMessage(messages.menu)}
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
            onClick: toggle,
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
      <DeleteQuestion offer={offer} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

/** The opposite state is sent once, however often the item is chosen. */
function useToggleActive(offer: Offer, onChanged: () => void) {
  const { formatMessage } = useIntl();
  const isSending = useRef(false);
  return async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await changeOfferActive({ offer_id: offer.id, active: !offer.is_active });
      toast.success(formatMessage(offer.is_active ? messages.deactivated : messages.activated));
    } catch {
      toast.error(formatMessage(messages.changeFailed));
    } finally {
      isSending.current = false;
    }
    onChanged();
  };
}

function DeleteQuestion({ offer, open, onClose }: { offer: Offer; open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await deleteOffer(offer.id);
    } catch {
      setDeleting(false);
      toast.error(formatMessage(messages.deleteFailed));
      return;
    }
    toast.success(formatMessage(messages.deleted));
    navigate('/offers', { replace: true });
    // Every list read before still shows the offer.
    await mutate((key) => typeof key === 'string' && key.startsWith('offers/?'), undefined);
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      title={formatMessage(messages.deleteTitle)}
      text={formatMessage(messages.deleteText, { title: offer.title })}
      confirmLabel={formatMessage(messages.deleteConfirm)}
      loading={isDeleting}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
