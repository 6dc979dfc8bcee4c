import { Button, FieldErrorText, IconButton } from '@wspolnik/system';
import { CircleCheck, RotateCw, X } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { formatFileSize } from '../../format/file-size.ts';
import { useFieldText } from '../../validators/field-message.ts';
import { FileIcon } from '../file/file-icon.tsx';
import { kindOfName } from '../file/file-kind.ts';
import { FileName } from '../file/file-name.tsx';
import styles from '../file/files.module.css';
import type { PendingFile } from './file-types.ts';

interface FileRowProps {
  file: { file: File; state: PendingFile['state'] | 'ready' } & Partial<Pick<PendingFile, 'progress' | 'problem'>>;
  disabled?: boolean;
  onRetry(): void;
  onRemove(button: HTMLElement): void;
}

/** A chosen file: its name, its progress and its actions. */
export function FileRow({ file: { file, state, progress = 0, problem }, disabled, onRetry, onRemove }: FileRowProps) {
  const intl = useIntl();
  const id = useId();
  const fieldText = useFieldText();
  const { name, size } = file;
  const removeId = state === 'uploading' || state === 'waiting' ? 'ui.file.stop' : 'ui.file.remove';
  return (
    <li className={styles.row} data-state={state}>
      <FileIcon kind={kindOfName(name)} />
      <div className={styles.about}>
        <FileName name={name} />
        <span className={styles.size}>
          {formatFileSize(size, intl)}
          {state === 'waiting' && <span>{` · ${intl.formatMessage({ id: 'ui.file.waiting' })}`}</span>}
          {state === 'uploading' && <span>{` · ${intl.formatNumber(progress, { style: 'percent' })}`}</span>}
        </span>
        {state === 'uploading' && (
          <progress
            className={styles.progress}
            max={1}
            value={progress}
            aria-label={intl.formatMessage({ id: 'ui.file.sending' }, { name })}
          />
        )}
        <FieldErrorText id={`${id}-error`}>{fieldText(problem)}</FieldErrorText>
        {state === 'failed' && (
          <Button
            size="sm"
            variant="outline"
            icon={<RotateCw size={16} strokeWidth={1.75} />}
            aria-label={intl.formatMessage({ id: 'ui.file.retry' }, { name })}
            onClick={onRetry}
            disabled={disabled}
          >
            {intl.formatMessage({ id: 'ui.retry' })}
          </Button>
        )}
      </div>
      {state === 'ready' && <CircleCheck className={styles.done} size={20} strokeWidth={1.75} aria-hidden="true" />}
      <IconButton
        size="sm"
        label={intl.formatMessage({ id: removeId }, { name })}
        icon={<X size={18} strokeWidth={1.75} />}
        data-remove=""
        onClick={(event) => onRemove(event.currentTarget)}
        disabled={disabled}
      />
    </li>
  );
}
