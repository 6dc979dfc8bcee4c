import { Button, classNames } from '@wspolnik/system';
import { Upload as UploadIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type DropOptions, useDrop } from '../../hooks/use-drop.ts';
import { formatList } from '../../validators/file-rule.ts';
import styles from './drop-zone.module.css';

export interface DropZoneProps extends DropOptions {
  maxMb: number;
  /** Allows more than one file; mentioned below the button. */
  maxCount?: number;
  /** "Wybierz pliki" by default. */
  buttonLabel?: string;
  invalid?: boolean;
}

/** A frame for dropped files, with a button that opens the file chooser. Small touch screens show only the button. */
export function DropZone({ maxMb, maxCount = 1, buttonLabel, invalid, ...options }: DropZoneProps) {
  const intl = useIntl();
  const { rootProps, inputProps, drag, open } = useDrop(options);
  const label = buttonLabel ?? intl.formatMessage({ id: 'ui.file.choose' }, { count: options.multiple ? 2 : 1 });
  const hint = drag === 'reject' ? 'ui.file.dragReject' : drag ? 'ui.file.dragAccept' : 'ui.file.dragHere';
  return (
    <div {...rootProps} className={classNames(styles.zone, styles.files, invalid && styles.invalid)} data-drag={drag}>
      <input {...inputProps} />
      <Button
        variant="outline"
        icon={<UploadIcon size={18} strokeWidth={1.75} />}
        onClick={open}
        disabled={options.disabled}
        data-choose=""
      >
        {label}
      </Button>
      <span className={styles.hint}>{intl.formatMessage({ id: hint })}</span>
      <Limits {...{ maxMb, maxCount }} accept={options.accept} />
    </div>
  );
}

/** `PNG, JPEG · do 10 MB · najwyżej 5 plików` */
export function Limits({
  accept,
  maxMb,
  maxCount = 1,
}: {
  accept: readonly string[];
  maxMb: number;
  maxCount?: number;
}) {
  const intl = useIntl();
  return (
    <span className={styles.limits}>
      {intl.formatMessage({ id: 'ui.file.limits' }, { list: formatList(accept), mb: maxMb })}
      {maxCount > 1 && <span>{` · ${intl.formatMessage({ id: 'ui.file.limitCount' }, { n: maxCount })}`}</span>}
    </span>
  );
}
