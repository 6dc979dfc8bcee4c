import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusAfterRemoval } from '../../hooks/focus-after-removal.ts';
import { DropZone } from '../drop-zone/drop-zone.tsx';
import styles from '../file/files.module.css';
import { Group, type GroupLook } from '../group/group.tsx';
import { byProblem } from '../refused-files/by-problem.ts';
import { RefusedRow } from '../refused-files/refused-files.tsx';
import { Status } from '../status/status.tsx';
import { useStatus } from '../status/use-status.ts';
import { FileRow } from './file-row.tsx';
import type { ChosenFile, PendingFile, Upload } from './file-types.ts';
import { useFileList } from './use-file-list.ts';

export interface FileDropOptions<Result> {
  /** Extensions without dot, lower case. */
  accept: readonly string[];
  /** Megabytes of 1,000,000 bytes, per file; 10 by default. */
  maxMb?: number;
  /** One by default: then a new file replaces the previous one. */
  maxCount?: number;
  /** Uploads each file as soon as it is chosen. Without it, the files are sent with the form. */
  upload?: Upload<Result>;
}

export interface FileDropProps<Result> extends FileDropOptions<Result>, GroupLook {
  /** Ready files: validated, and with `upload` uploaded. The component stores the others itself. */
  files: readonly ChosenFile<Result>[];
  onChange(files: readonly ChosenFile<Result>[]): void;
  error?: ReactNode;
  onLeave?(): void;
  /** Called when the last of the chosen files is ready or refused. */
  onIdle?(): void;
}

const BUSY: readonly PendingFile['state'][] = ['checking', 'waiting', 'uploading'];

/** Accepts files by drop, paste or file chooser, validates and uploads them, and lists each with its state. */
export function FileDrop<Result = undefined>(props: FileDropProps<Result>) {
  const { accept, maxMb = 10, maxCount = 1, upload, files, onChange, onIdle, error, ...look } = props;
  const intl = useIntl();
  const { announcements, announce } = useStatus();
  const [empty, setEmpty] = useState(false);
  const list = useFileList({ accept, maxMb, maxCount, upload, files, onChange, announce });
  useWhenIdle(
    list.pending.some(({ state }) => BUSY.includes(state)),
    onIdle,
  );
  return (
    <Group {...look} error={empty ? intl.formatMessage({ id: 'validators.fileNone' }) : error}>
      {(control) => (
        <div className={styles.drop}>
          <DropZone
            {...{ accept, maxMb, maxCount }}
            multiple={maxCount > 1}
            disabled={look.disabled}
            invalid={control['aria-invalid']}
            onFiles={(chosen) => {
              setEmpty(false);
              list.add(chosen);
            }}
            onNothing={() => {
              setEmpty(true);
              announce(intl.formatMessage({ id: 'validators.fileNone' }));
            }}
          />
          <FileRows {...{ files, list }} labelId={control.labelId} disabled={look.disabled} />
          <Status announcements={announcements} />
        </div>
      )}
    </Group>
  );
}

function useWhenIdle(isBusy: boolean, onIdle: (() => void) | undefined): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) onIdle?.();
    wasBusy.current = isBusy;
  });
}

interface FileRowsProps<Result> {
  files: readonly ChosenFile<Result>[];
  list: ReturnType<typeof useFileList<Result>>;
  labelId: string;
  disabled?: boolean;
}

/** In the order of arrival; files rejected for one reason form one group. */
function FileRows<Result>({ files, list, labelId, disabled }: FileRowsProps<Result>) {
  const refused = byProblem(list.pending.filter(({ state }) => state === 'refused'));
  const others = list.pending.filter(({ state }) => state !== 'refused');
  const single = [...files.map((file) => ({ ...file, state: 'ready' as const })), ...others].map(
    (file) => [file] as const,
  );
  const rows = [...single, ...refused].sort(([one], [other]) => one.id - other.id);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.list} aria-labelledby={labelId}>
      {rows.map(([row, ...more]) =>
        more.length > 0 ? (
          <RefusedRow
            key={row.id}
            names={[row, ...more].map(({ file }) => file.name)}
            problem={row.state === 'ready' ? undefined : row.problem}
            disabled={disabled}
            onRemove={(button) => {
              focusAfterRemoval(button);
              list.forget([row, ...more].map(({ id }) => id));
            }}
          />
        ) : (
          <FileRow
            key={row.id}
            file={row}
            disabled={disabled}
            onRetry={() => row.state !== 'ready' && list.retry(row satisfies PendingFile)}
            onRemove={(button) => {
              focusAfterRemoval(button);
              list.remove(row.id, row.file);
            }}
          />
        ),
      )}
    </ul>
  );
}
