import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, Callout, Dialog, toast } from '@wspolnik/system';
import { Copy, Download, Printer } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { downloadText } from '../../../lib/download-text.ts';
import styles from './security.module.css';

const ICON = { size: 18, strokeWidth: 1.75 };

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose(): void;
}

/** The only time that the codes are shown. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const intl = useIntl();
  const email = useSessionStore(({ user }) => user?.email ?? '');
  const heading = intl.formatMessage({ id: 'account.recovery.file' }, { email });
  const text = `${heading}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(intl.formatMessage({ id: 'account.recovery.copied' }));
    } catch {
      toast.error(intl.formatMessage({ id: 'account.recovery.copyFailed' }));
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={<FormattedMessage id="account.recovery.title" />}
      footer={
        <Button onClick={onClose}>
          <FormattedMessage id="account.recovery.done" />
        </Button>
      }
    >
      <div className={styles.codes} id="recovery-codes">
        <p>
          <FormattedMessage id="account.recovery.text" />
        </p>
        <h3 className={styles.printOnly}>{heading}</h3>
        <ol className={styles.codeList} data-private>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.tools}>
          <Button variant="outline" size="sm" icon={<Copy {...ICON} />} onClick={() => void copy()}>
            <FormattedMessage id="account.recovery.copy" />
          </Button>
          <Button
            variant="outline"
            size="sm"
            icon={<Download {...ICON} />}
            onClick={() => downloadText(intl.formatMessage({ id: 'account.recovery.fileName' }), text)}
          >
            <FormattedMessage id="account.recovery.download" />
          </Button>
          <Button variant="outline" size="sm" icon={<Printer {...ICON} />} onClick={() => window.print()}>
            <FormattedMessage id="account.recovery.print" />
          </Button>
        </div>
        <Callout tone="points">
          <FormattedMessage id="account.recovery.once" />
        </Callout>
      </div>
    </Dialog>
  );
}
