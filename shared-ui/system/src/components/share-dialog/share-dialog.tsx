import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Slot } from '../../slots/slot.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { ShareChoices } from '../overlay/lazy-views.ts';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  open: boolean;
  onClose(): void;
  /** Full address to share. */
  url: string;
  /** A better address is loading; copying waits for it. */
  pending?: boolean;
  /** The shared item: an offer's title, a company's name. */
  title: string;
  /** Of the dialog, where sharing is for something. */
  heading?: string | undefined;
  /** The benefit of sharing, above the link. */
  note?: ReactNode;
}

/** Copy link, a message in the product, other services, a QR code; also the device's own share sheet if it has one. */
export function ShareDialog({ open, onClose, heading, note, ...shared }: ShareDialogProps) {
  const intl = useIntl();
  const [isWriting, setWriting] = useState(false);
  const endWriting = () => {
    setWriting(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open && !isWriting}
        onClose={onClose}
        title={heading ?? intl.formatMessage({ id: 'ui.share.title' })}
        size="sm"
      >
        {note && <div className={styles.note}>{note}</div>}
        <ShareChoices {...shared} onWrite={() => setWriting(true)} />
      </Dialog>
      {open && isWriting && (
        <Slot
          name="message.compose"
          recipient={null}
          text={`${shared.title}\n${shared.url}`}
          onClose={endWriting}
          eager
        />
      )}
    </>
  );
}
