import { Copy, MessageSquare, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../../styles/class-names.ts';
import { Button } from '../button/button.tsx';
import { Input } from '../input/input.tsx';
import styles from './share-dialog.module.css';
import { ShareQr } from './share-qr.tsx';

type Copied = 'ui.copied' | 'ui.copyFailed' | 'ui.share.copiedForMessenger';

/** The dialog announces what happened to the link: a toast would be dimmed behind it. */
function useCopy(url: string) {
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async (done: Copied) => {
    setCopied(null);
    try {
      await navigator.clipboard.writeText(url);
      setCopied(done);
    } catch {
      setCopied('ui.copyFailed');
    }
  };
  return { copied, copy };
}

export interface ShareChoicesProps {
  /** Full address to share. */
  url: string;
  /** A better address is loading; copying waits for it. */
  pending?: boolean;
  /** The shared item: an offer's title, a company's name. */
  title: string;
  /** A remote has the dialog of a message. */
  canWrite: boolean;
  onWrite(): void;
}

/** The choices of the dialog, of which nothing is shown before it opens. */
export function ShareChoices({ url, pending = false, title, canWrite, onWrite }: ShareChoicesProps) {
  const intl = useIntl();
  const { copied, copy } = useCopy(url);
  const encoded = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  // Messenger takes a link only in its app. On a computer it opens with the link in the clipboard, and the dialog explains it.
  const onPhone = window.matchMedia('(pointer: coarse)').matches;
  const messenger = onPhone ? `fb-messenger://share/?link=${encoded}` : 'https://www.facebook.com/messages/';
  const copyForMessenger = () => copy('ui.share.copiedForMessenger');
  return (
    <div className={styles.choices}>
      <div className={styles.copy}>
        <Input
          readOnly
          value={url}
          aria-label={intl.formatMessage({ id: 'ui.share.link' })}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={<Copy size={18} strokeWidth={1.75} />} loading={pending} onClick={() => copy('ui.copied')}>
          {intl.formatMessage({ id: 'ui.share.copy' })}
        </Button>
      </div>
      <p role="status" className={classNames(styles.copied, copied === 'ui.copyFailed' && styles.failed)}>
        {copied && intl.formatMessage({ id: copied })}
      </p>
      {canWrite && (
        <Button
          variant="outline"
          fullWidth
          loading={pending}
          icon={<MessageSquare size={18} strokeWidth={1.75} />}
          onClick={onWrite}
        >
          {intl.formatMessage({ id: 'ui.share.message' })}
        </Button>
      )}
      <div className={styles.services}>
        <Service
          href={messenger}
          onClick={onPhone ? undefined : copyForMessenger}
          logo={styles.messenger}
          name="Messenger"
        />
        <Service href={`https://wa.me/?text=${text}%20${encoded}`} logo={styles.whatsapp} name="WhatsApp" />
        <Service
          href={`https://twitter.com/intent/tweet?text=${text}&url=${encoded}`}
          logo={styles.twitter}
          name="Twitter"
        />
        <Service
          href={`https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`}
          logo={styles.linkedin}
          name="LinkedIn"
        />
        <Service href={`mailto:?subject=${text}&body=${text}%0A${encoded}`} logo={styles.mail} name="E-mail" />
      </div>
      <ShareQr {...{ url, title, pending }} />
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
