import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { problemMessage } from '../forms/apply-problem.ts';
import { type FieldMessage, useFieldText } from '../forms/field-message.ts';
import type { FileLimits } from '../forms/file-rule.ts';
import type { ChosenFile, PendingFile, Upload } from './file-types.ts';
import { inspectFile } from './inspect-file.ts';
import { useLatest } from './use-latest.ts';
import { useUploads } from './use-uploads.ts';

export interface FileListOptions<Result> extends FileLimits {
  files: readonly ChosenFile<Result>[];
  onChange(files: readonly ChosenFile<Result>[]): void;
  /** With 1 a new file takes the place of the one before. */
  maxCount: number;
  /** Undefined: files stay in the list until the form sends them. */
  upload?: Upload<Result>;
  say(text: string): void;
}

let lastId = 0;

/** Files from choice to upload: `files` holds those that are ready, `pending` the others. */
export function useFileList<Result>(options: FileListOptions<Result>) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const latest = useLatest(options);
  const uploads = useUploads<Result>();
  const [pending, showPending] = useState<readonly PendingFile[]>([]);
  // Answers come between renderings, so what is true now is kept beside what is shown.
  const now = useRef({ pending, files: options.files, shown: options.files });
  if (now.current.shown !== options.files) Object.assign(now.current, { files: options.files, shown: options.files });

  const setPending = (next: readonly PendingFile[]) => {
    now.current.pending = next;
    showPending(next);
  };
  const setFiles = (next: readonly ChosenFile<Result>[]) => {
    now.current.files = next;
    latest.current.onChange(next);
  };
  const isPending = (id: number) => now.current.pending.some((entry) => entry.id === id);
  const update = (id: number, change: Partial<PendingFile>) =>
    setPending(now.current.pending.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  const drop = (id: number) => setPending(now.current.pending.filter((entry) => entry.id !== id));
  const tell = (id: string, file: File, problem?: FieldMessage) =>
    latest.current.say(intl.formatMessage({ id }, { name: file.name, problem: fieldText(problem) ?? '' }));

  function refuse({ id, file }: PendingFile, problem: FieldMessage): void {
    update(id, { state: 'refused', problem });
    tell('ui.file.said.refused', file, problem);
  }

  function finish(id: number, file: File, result: Result): void {
    drop(id);
    const others = latest.current.maxCount === 1 ? [] : now.current.files;
    setFiles([...others, { id, file, result }]);
    tell(latest.current.upload ? 'ui.file.said.sent' : 'ui.file.said.added', file);
  }

  function send(id: number, file: File, upload: Upload<Result>): void {
    update(id, { state: 'waiting', progress: 0, problem: undefined });
    uploads.start(id, file, upload, {
      onStart: () => update(id, { state: 'uploading' }),
      onProgress: (progress) => update(id, { progress }),
      onDone: (result) => finish(id, file, result),
      onFailure: (error) => {
        update(id, { state: 'failed', problem: problemMessage(error) });
        tell('ui.file.said.failed', file, problemMessage(error));
      },
    });
  }

  async function take(entry: PendingFile): Promise<void> {
    const { maxCount, upload } = latest.current;
    const { file, problem } = await inspectFile(entry.file, latest.current);
    if (!isPending(entry.id)) return;
    if (problem) return refuse(entry, problem);
    if (maxCount > 1 && takenPlaces(now.current, entry) >= maxCount) return refuse(entry, tooMany(maxCount));
    update(entry.id, { file });
    if (upload) send(entry.id, file, upload);
    // Without an upload there is no result to wait for.
    else finish(entry.id, file, undefined as Result);
  }

  async function add(chosen: readonly File[]): Promise<void> {
    const { maxCount } = latest.current;
    const entries = chosen.map((file): PendingFile => {
      lastId += 1;
      return { id: lastId, file, state: 'checking', progress: 0 };
    });
    // What was refused before has been read by now; a single file takes the place of all before it.
    const kept = now.current.pending.filter(({ id, state }) => {
      const stays = maxCount > 1 && state !== 'refused';
      if (!stays) uploads.stop(id);
      return stays;
    });
    setPending([...kept, ...entries]);
    for (const [index, entry] of entries.entries()) {
      if (maxCount === 1 && index > 0) refuse(entry, tooMany(1));
      else await take(entry);
    }
  }

  function remove(id: number, file: File): void {
    uploads.stop(id);
    if (isPending(id)) drop(id);
    else setFiles(now.current.files.filter((entry) => entry.id !== id));
    tell('ui.file.said.removed', file);
  }

  function retry({ id, file }: PendingFile): void {
    if (latest.current.upload) send(id, file, latest.current.upload);
  }

  return { pending, add, remove, retry };
}

const tooMany = (n: number): FieldMessage => ({ id: 'validators.fileCount', values: { n } });

/** Places that files have but for `entry` itself and those that take none. */
function takenPlaces(list: { pending: readonly PendingFile[]; files: readonly unknown[] }, entry: PendingFile): number {
  const waiting = list.pending.filter(
    ({ id, state }) => id !== entry.id && state !== 'refused' && state !== 'checking',
  );
  return list.files.length + waiting.length;
}
