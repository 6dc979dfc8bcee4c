import { IconButton } from '@wspolnik/system';
import { useObjectUrl } from '@wspolnik/system/files';
import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { composerMessages as messages } from './composer.messages.ts';
import classes from './composer.module.css';

export interface ComposerImageProps {
  file: File;
  onRemove(): void;
}

/** The picture that goes with the message. */
export function ComposerImage({ file, onRemove }: ComposerImageProps) {
  const { formatMessage } = useIntl();
  const src = useObjectUrl(file);
  return (
    <div className={classes.preview}>
      {src && <img src={src} alt={formatMessage(messages.chosen, { name: file.name })} className={classes.thumbnail} />}
      <span className={classes.fileName}>
        <bdi>{file.name}</bdi>
      </span>
      <IconButton
        size="sm"
        label={formatMessage(messages.removeImage)}
        icon={<X size={18} strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </div>
  );
}
