import { buttonClassName, ConfirmDialog, classNames, Dialog, IconButton, Lightbox } from '@wspolnik/system';
import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatFileSize } from '../../format/file-size.ts';
import { FileIcon } from '../file/file-icon.tsx';
import { type FileKind, isKind } from '../file/file-kind.ts';
import { FileName } from '../file/file-name.tsx';
import styles from '../file/files.module.css';
import { PdfPreview } from '../pdf-preview/pdf-preview.tsx';
import { HeldFile } from './held-file.tsx';

/** The displayed fields of an order's document. */
export interface FilePreviewData {
  name: string;
  /** A {@link FileKind}; unknown ones are shown as `other`. */
  kind: string;
  /** Bytes. */
  size: number;
  /** Address to open or download it; null while it is held back, and when it was removed. */
  url: string | null;
  /** Why there is no address: `checking` or `removed`. */
  state?: string;
  /** Thumbnail of a picture; the file itself by default. */
  thumbnail?: string | null;
}

export interface FilePreviewProps {
  file: FilePreviewData;
  /** Shows the pages of a PDF below; by default they open in a dialog. */
  expanded?: boolean;
  /** Allows removal, after a confirmation that stays until it is done. */
  onRemove?(): Promise<unknown>;
  /** Further actions, before the removal. */
  actions?: ReactNode;
}

/** A stored file: its kind, a way to open it and a way to download it. */
export function FilePreview({ file, expanded = false, onRemove, actions }: FilePreviewProps) {
  const intl = useIntl();
  const { name, size, url } = file;
  const kind = isKind(file.kind) ? file.kind : 'other';
  if (url === null) return <HeldFile name={name} kind={kind} state={file.state} />;
  const shown = { ...file, url };
  const row = (
    <div className={styles.row}>
      <Thumbnail file={shown} kind={kind} />
      <div className={styles.about}>
        <OpenFile file={shown} kind={kind} expanded={expanded} />
        <span className={styles.size}>
          {intl.formatMessage({ id: `ui.file.kind.${kind}` })}
          {' · '}
          {formatFileSize(size, intl)}
        </span>
      </div>
      <a
        href={url}
        download={name}
        className={buttonClassName({ variant: 'ghost', size: 'sm' }, styles.download)}
        aria-label={intl.formatMessage({ id: 'ui.file.download' }, { name })}
      >
        <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      </a>
      {actions}
      {onRemove && <RemoveFile name={name} onRemove={onRemove} />}
    </div>
  );
  if (kind !== 'pdf' || !expanded) return row;
  return (
    <div className={styles.drop}>
      {row}
      <PdfPreview name={name} url={url} />
    </div>
  );
}

interface PartProps {
  file: FilePreviewData & { url: string };
  kind: FileKind;
}

function Thumbnail({ file, kind }: PartProps) {
  const [broken, setBroken] = useState(false);
  if (kind !== 'image' || broken) return <FileIcon kind={kind} />;
  return (
    <img
      src={file.thumbnail ?? file.url}
      alt=""
      width={36}
      height={36}
      loading="lazy"
      decoding="async"
      className={classNames(styles.icon, styles.small)}
      onError={() => setBroken(true)}
    />
  );
}

const SHOWN_BY_BROWSERS: readonly FileKind[] = ['text', 'video', 'audio'];

/** Pictures and PDFs open in a dialog, types that browsers display in a new tab; others are downloaded. */
function OpenFile({ file: { name, url }, kind, expanded }: PartProps & { expanded: boolean }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  if (kind === 'image') {
    return (
      <>
        <button type="button" className={styles.openFile} onClick={() => setOpen(true)}>
          <FileName name={name} />
        </button>
        <Lightbox
          images={[{ url, alt: name }]}
          index={0}
          onIndex={() => undefined}
          open={open}
          onClose={() => setOpen(false)}
          title={name}
        />
      </>
    );
  }
  if (kind === 'pdf' && !expanded) {
    return (
      <>
        <button type="button" className={styles.openFile} onClick={() => setOpen(true)}>
          <FileName name={name} />
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title={name} size="lg">
          <PdfPreview name={name} url={url} />
        </Dialog>
      </>
    );
  }
  const shownByBrowser = SHOWN_BY_BROWSERS.includes(kind);
  return (
    <a
      href={url}
      className={styles.openFile}
      {...(shownByBrowser ? { target: '_blank', rel: 'noopener noreferrer' } : { download: name })}
    >
      <FileName name={name} />
      {shownByBrowser && <span className="wp-visually-hidden">{intl.formatMessage({ id: 'ui.file.newWindow' })}</span>}
    </a>
  );
}

function RemoveFile({ name, onRemove }: { name: string; onRemove(): Promise<unknown> }) {
  const intl = useIntl();
  const [confirming, setConfirming] = useState(false);
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    // The caller reports a failure; the confirmation closes either way.
    await onRemove().catch(() => undefined);
    setRemoving(false);
    setConfirming(false);
  };
  return (
    <>
      <IconButton
        size="sm"
        label={intl.formatMessage({ id: 'ui.file.remove' }, { name })}
        icon={<Trash2 size={18} strokeWidth={1.75} />}
        onClick={() => setConfirming(true)}
      />
      <ConfirmDialog
        open={confirming}
        title={intl.formatMessage({ id: 'ui.file.removeQuestion' })}
        text={intl.formatMessage({ id: 'ui.file.removeText' }, { name })}
        confirmLabel={intl.formatMessage({ id: 'ui.remove' })}
        danger
        loading={removing}
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
