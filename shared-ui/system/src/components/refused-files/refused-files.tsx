import { FieldErrorText, IconButton, MoreToggle } from '@wspolnik/system';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FieldMessage, useFieldText } from '../../validators/field-message.ts';
import { FileIcon } from '../file/file-icon.tsx';
import { kindOfName } from '../file/file-kind.ts';
import styles from '../file/files.module.css';

/** Names shown before the list is expanded. */
const SHOWN = 3;

interface RefusedFilesProps {
  /** At least two. */
  names: readonly string[];
  problem: FieldMessage | undefined;
}

/** Several files rejected for one reason, which is shown once. */
export function RefusedFiles({ names, problem }: RefusedFilesProps) {
  const intl = useIntl();
  const id = useId();
  const fieldText = useFieldText();
  const [open, setOpen] = useState(false);
  const hidden = names.length - SHOWN;
  const first = { names: names.slice(0, SHOWN).join(', '), count: hidden };
  return (
    <div className={styles.refused}>
      <FieldErrorText id={`${id}-error`}>
        {`${intl.formatMessage({ id: 'ui.file.refusedSeveral' }, { count: names.length })} ${fieldText(problem) ?? ''}`}
      </FieldErrorText>
      <p id={`${id}-names`} className={styles.names}>
        {open || hidden <= 0 ? intl.formatList(names) : intl.formatMessage({ id: 'ui.file.andMore' }, first)}
      </p>
      {hidden > 0 && <MoreToggle open={open} controls={`${id}-names`} onClick={() => setOpen(!open)} />}
    </div>
  );
}

interface RefusedRowProps extends RefusedFilesProps {
  disabled?: boolean;
  onRemove(button: HTMLElement): void;
}

/** The same as a row of a list of files. */
export function RefusedRow({ disabled, onRemove, ...refused }: RefusedRowProps) {
  const intl = useIntl();
  return (
    <li className={styles.row} data-state="refused">
      <FileIcon kind={kindOfName(refused.names[0] ?? '')} />
      <RefusedFiles {...refused} />
      <IconButton
        size="sm"
        label={intl.formatMessage({ id: 'ui.file.hideRefused' })}
        icon={<X size={18} strokeWidth={1.75} />}
        data-remove=""
        onClick={(event) => onRemove(event.currentTarget)}
        disabled={disabled}
      />
    </li>
  );
}
