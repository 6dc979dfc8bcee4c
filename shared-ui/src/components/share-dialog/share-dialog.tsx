import { Copy, Share2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { classNames } from '../../styles/class-names.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Input } from '../input/input.tsx';
import { toast } from '../toaster/toast.ts';
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
}

/** Copy link, Messenger, WhatsApp, Twitter; also the device's own share sheet if it has one. */
export function ShareDialog({ open, onClose, url, pending = false, title }: ShareDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open={open} onClose={onClose} title={intl.formatMessage({ id: 'ui.share.title' })} size="sm">
      <ShareChoices url={url} pending={pending} title={title} />
    </Dialog>
  );
}

function useCopy(url: string) {
  const intl = useIntl();
  return async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(intl.formatMessage({ id: 'ui.copied' }));
    } catch {
      toast.error(intl.formatMessage({ id: 'ui.copyFailed' }));
    }
  };
}

function ShareChoices({ url, pending, title }: { url: string; pending: boolean; title: string }) {
  const intl = useIntl();
  const copy = useCopy(url);
  const encoded = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  // Messenger accepts a link only in its app; on a computer it opens with the link in the clipboard.
  const onPhone = window.matchMedia('(pointer: coarse)').matches;
  const messenger = onPhone ? `fb-messenger://share/?link=${encoded}` : 'https://www.messenger.com/new';
  return (
    <div className={styles.choices}>
      <div className={styles.copy}>
        <Input
          readOnly
          value={url}
          aria-label={intl.formatMessage({ id: 'ui.share.link' })}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={<Copy size={18} strokeWidth={1.75} />} loading={pending} onClick={copy}>
          {intl.formatMessage({ id: 'ui.share.copy' })}
        </Button>
      </div>
      <div className={styles.services}>
        <Service href={messenger} onClick={onPhone ? undefined : copy} logo={styles.messenger} name="Messenger" />
        <Service href={`https://wa.me/?text=${text}%20${encoded}`} logo={styles.whatsapp} name="WhatsApp" />
        <Service
          href={`https://twitter.com/intent/tweet?text=${text}&url=${encoded}`}
          logo={styles.twitter}
          name="Twitter"
        />
      </div>
      {'share' in navigator && (
        <Button
          variant="soft"
          fullWidth
          loading={pending}
          icon={<Share2 size={18} strokeWidth={1.75} />}
          // Closing the sheet without a choice rejects, which is not an error.
          onClick={() => navigator.share({ title, url }).catch(() => undefined)}
        >
          {intl.formatMessage({ id: 'ui.share.device' })}
        </Button>
      )}
    </div>
  );
}

interface ServiceProps {
  href: string;
  name: string;
  /** Class with the logo of the service; lucide has no logos. */
  logo: string | undefined;
  onClick?(): void;
}

function Service({ href, name, logo, onClick }: ServiceProps) {
  return (
    <a
      className={classNames(styles.service, logo)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onClick}
    >
      {name}
    </a>
  );
}
