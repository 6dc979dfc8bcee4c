import type { OwnOffer } from '@wspolnik/contract';
import { IconButton, Link, Menu } from '@wspolnik/system';
import { Copy, EllipsisVertical, Eye, EyeOff, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changeMessages } from '../../lib/change-offers.messages.ts';
import { DeleteOfferQuestion } from '../../lib/delete-offer-question.tsx';
import { applicantsPath, offerPath } from '../../lib/offer-path.ts';
import { ownMessages as messages } from './offer-manage.messages.ts';
import classes from './offer-manage.module.css';

interface OwnOfferActionsProps {
  offer: OwnOffer;
  isBusy: boolean;
  refresh: () => Promise<void>;
  onToggle: () => void;
}

const ICON = { size: 18, strokeWidth: 1.75 };

/** Edit is a separate link; all other actions are in the menu. */
export function OwnOfferActions({ offer, isBusy, refresh, onToggle }: OwnOfferActionsProps) {
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
            data-stop=""
            icon={<EllipsisVertical aria-hidden {...ICON} />}
          />
        }
        items={[
          {
            title: formatMessage(is_active ? changeMessages.deactivate : changeMessages.activate),
            icon: is_active ? <EyeOff {...ICON} /> : <Eye {...ICON} />,
            onClick: onToggle,
          },
          ...(offer.is_job
            ? [{ title: formatMessage(messages.applicants), icon: <Users {...ICON} />, href: applicantsPath(id) }]
            : []),
          { title: formatMessage(messages.copy), icon: <Copy {...ICON} />, href: `/offers/create?copy=${id}` },
          {
            title: formatMessage(changeMessages.delete),
            icon: <Trash2 {...ICON} />,
            danger: true,
            separated: true,
            onClick: () => setAsking(true),
          },
        ]}
      />
      <DeleteOfferQuestion offer={offer} open={isAsking} onDeleted={refresh} onClose={() => setAsking(false)} />
    </>
  );
}
