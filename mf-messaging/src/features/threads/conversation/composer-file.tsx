import { IconButton } from '@wspolnik/system';
import { formatFileSize, useObjectUrl } from '@wspolnik/system/files';
import { FileText, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { composerMessages as messages } from './composer.messages.ts';
import classes from './composer.module.css';

export interface ComposerFileProps {
  file: File;
  onRemove(): void;
}

/** The picture or document that goes with the message. */
export function ComposerFile({ file, onRemove }: ComposerFileProps) {
  const intl = useIntl();
  const isPicture = file.type.startsWith('image/');
  const src = useObjectUrl(isPicture ? file : null);
  const label = intl.formatMessage(messages.chosen, { name: file.name });
  return (
    <div className={classes.preview}>
      {isPicture ? (
        src && <img src={src} alt={label} className={classes.thumbnail} />
      ) : (
        <FileText role="img" aria-label={label} size={28} strokeWidth={1.5} className={classes.fileIcon} />
      )}
      <span className={classes.fileName}>
        <bdi>{file.name}</bdi>
        <small>{formatFileSize(file.size, intl)}</small>
      </span>
      <IconButton
        size="sm"
        label={intl.formatMessage(messages.removeFile)}
        icon={<X size={18} strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </div>
  );
}
