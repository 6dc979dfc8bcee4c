import type { OwnOffer } from '@wspolnik/api/contract';
import { ConfirmDialog, IconButton, Link, Menu, toast } from '@wspolnik/shared-ui';
import { Copy, EllipsisVertical, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { removeOffer } from '../../lib/change-offers.api.ts';
import { offerPath } from '../../lib/offer-path.ts';
import { manageMessages, ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';

interface OwnOfferActionsProps {
  offer: OwnOffer;
  canToggle: boolean;
  isBusy: boolean;
  refresh: () => Promise<void>;
  onToggle: () => void;
}

const ICON = { size: 18, strokeWidth: 1.75 };

/** Edit is a link of its own, everything else stands in the menu. */
export function OwnOfferActions({ offer, canToggle, isBusy, refresh, onToggle }: OwnOfferActionsProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const { id, title, is_active } = offer;
  return (
    <>
      <Link
        to={`${offerPath(id)}/edit`}
        className={classes.edit}
        aria-label={formatMessage(messages.editNamed, { title })}
      >
        <Pencil aria-hidden {...ICON} />
        <span>{formatMessage(messages.edit)}</span>
      </Link>
      <Menu
        label={formatMessage(messages.menu, { title })}
        trigger={
          <IconButton
            label={formatMessage(messages.menu, { title })}
            loading={isBusy}
            icon={<EllipsisVertical aria-hidden {...ICON} />}
          />
        }
        items={[
          {
            title: formatMessage(is_active ? manageMessages.deactivate : manageMessages.activate),
            icon: is_active ? <EyeOff {...ICON} /> : <Eye {...ICON} />,
            hidden: !canToggle,
            onClick: onToggle,
          },
          { title: formatMessage(messages.copy), icon: <Copy {...ICON} />, href: `/offers/create?copy=${id}` },
          {
            title: formatMessage(manageMessages.delete),
            icon: <Trash2 {...ICON} />,
            danger: true,
            separated: true,
            onClick: () => setAsking(true),
          },
        ]}
      />
      <DeleteQuestion {...{ offer, refresh }} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

interface DeleteQuestionProps extends Pick<OwnOfferActionsProps, 'offer' | 'refresh'> {
  open: boolean;
  onClose: () => void;
}

function DeleteQuestion({ offer: { id, title }, refresh, open, onClose }: DeleteQuestionProps) {
  const { formatMessage } = useIntl();
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    try {
      await removeOffer(id);
      toast.success(formatMessage(manageMessages.deleted));
      onClose();
      await refresh();
    } catch {
      toast.error(formatMessage(manageMessages.deleteFailed));
    }
    setDeleting(false);
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      title={formatMessage(manageMessages.deleteTitle)}
      text={formatMessage(manageMessages.deleteText, { title })}
      confirmLabel={formatMessage(manageMessages.deleteConfirm)}
      loading={isDeleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
