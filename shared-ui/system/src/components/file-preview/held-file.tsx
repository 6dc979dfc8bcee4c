import { useIntl } from 'react-intl';
import { FileIcon } from '../file/file-icon.tsx';
import { type FileKind, kindOfName } from '../file/file-kind.ts';
import { FileName } from '../file/file-name.tsx';
import styles from '../file/files.module.css';

export interface HeldFileProps {
  name: string;
  /** Of the name by default. */
  kind?: FileKind;
  /** `removed`, or anything else while it is being checked. */
  state: string | undefined;
}

/** A file that nobody may open, with the reason. */
export function HeldFile({ name, kind = kindOfName(name), state }: HeldFileProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.row}>
      <FileIcon kind={kind} />
      <div className={styles.about}>
        <FileName name={name} />
        <span className={styles.size}>
          {formatMessage({ id: state === 'removed' ? 'ui.file.removed' : 'ui.file.checking' })}
        </span>
      </div>
    </div>
  );
}
