import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Slot } from '../../slots/slot.tsx';
import { useHasSlot } from '../../slots/use-has-slot.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { ShareChoices } from '../overlay/lazy-views.ts';
import type { ShareChoicesProps } from './share-choices.tsx';
import styles from './share-dialog.module.css';

export interface ShareDialogProps extends Pick<ShareChoicesProps, 'url' | 'pending' | 'title'> {
  open: boolean;
  onClose(): void;
  /** Of the dialog, where sharing is for something. */
  heading?: string | undefined;
  /** The benefit of sharing, above the link. */
  note?: ReactNode;
}

/** Copy link, a message in the product, other services, a QR code; also the device's own share sheet if it has one. */
export function ShareDialog({ open, onClose, heading, note, ...shared }: ShareDialogProps) {
  const intl = useIntl();
  const [isWriting, setWriting] = useState(false);
  const canWrite = useHasSlot('message.compose');
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
        <ShareChoices {...shared} canWrite={canWrite} onWrite={() => setWriting(true)} />
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
