import type { FieldMessage } from '../../validators/field-message.ts';
import type { FileLimits } from '../../validators/file-rule.ts';
import { inspectFile } from '../../validators/inspect-file.ts';
import { problemMessage } from '../form/apply-problem.ts';
import { byProblem } from '../refused-files/by-problem.ts';
import type { PendingFile, Upload } from './file-types.ts';
import type { FileStore } from './use-file-store.ts';
import type { Uploads } from './use-uploads.ts';

export interface IntakeOptions<Result> extends FileLimits {
  /** With 1, a new file replaces the previous one. */
  maxCount: number;
  /** Undefined: files stay in the list until the form is submitted. */
  upload?: Upload<Result>;
}

/** Dependencies of the steps between choosing and uploading a file. */
export interface Intake<Result> {
  /** Options of the last render. */
  options(): IntakeOptions<Result>;
  store: FileStore<Result>;
  uploads: Uploads<Result>;
  /** Announcement for screen readers: `ui.file.said.<what>`. */
  announce(what: 'added' | 'sent' | 'failed' | 'removed', file: File, problem?: FieldMessage): void;
  /** The same for several files rejected for one reason. */
  announceRefused(files: readonly File[], problem?: FieldMessage): void;
}

let lastId = 0;

/** Validates files one after the other and uploads each, or stores it for the form. */
export async function addFiles<Result>(intake: Intake<Result>, chosen: readonly File[]): Promise<void> {
  const { store, uploads } = intake;
  const { maxCount } = intake.options();
  const entries = chosen.map((file): PendingFile => {
    lastId += 1;
    return { id: lastId, file, state: 'checking', progress: 0 };
  });
  // Earlier rejections have been read by now; a single file replaces all previous entries.
  const remaining = store.pending().filter(({ id, state }) => {
    const stays = maxCount > 1 && state !== 'refused';
    if (!stays) uploads.stop(id);
    return stays;
  });
  store.setPending([...remaining, ...entries]);
  for (const [index, entry] of entries.entries()) {
    if (maxCount === 1 && index > 0) refuse(intake, entry, tooMany(1));
    else await takeFile(intake, entry);
  }
  announceRefusals(intake, entries);
}

/** Announces each reason once: ten sentences that differ only by a name are tedious to listen to. */
function announceRefusals<Result>({ store, announceRefused }: Intake<Result>, entries: readonly PendingFile[]): void {
  const ids = new Set(entries.map(({ id }) => id));
  const refused = store.pending().filter(({ id, state }) => state === 'refused' && ids.has(id));
  for (const files of byProblem(refused))
    announceRefused(
      files.map(({ file }) => file),
      files[0].problem,
    );
}

async function takeFile<Result>(intake: Intake<Result>, entry: PendingFile): Promise<void> {
  const { store } = intake;
  const { file, problem } = await inspectFile(entry.file, intake.options());
  if (!store.isPending(entry.id)) return;
  const { maxCount, upload } = intake.options();
  if (problem) return refuse(intake, entry, problem);
  if (maxCount > 1 && takenPlaces(store, entry) >= maxCount) return refuse(intake, entry, tooMany(maxCount));
  store.update(entry.id, { file });
  if (upload) sendFile(intake, { ...entry, file }, upload);
  // Without an upload there is no result to wait for.
  else finish(intake, { ...entry, file }, undefined as Result);
}

/** Uploads a file, for the first time or again. */
export function sendFile<Result>(intake: Intake<Result>, entry: PendingFile, upload: Upload<Result>): void {
  const { id, file } = entry;
  const { store, uploads, announce } = intake;
  store.update(id, { state: 'waiting', progress: 0, problem: undefined });
  uploads.start(id, file, upload, {
    onStart: () => store.update(id, { state: 'uploading' }),
    onProgress: (progress) => store.update(id, { progress }),
    onDone: (result) => finish(intake, entry, result),
    onFailure: (error) => {
      const problem = problemMessage(error);
      store.update(id, { state: 'failed', problem });
      announce('failed', file, problem);
    },
  });
}

function finish<Result>({ store, options, announce }: Intake<Result>, { id, file }: PendingFile, result: Result): void {
  store.drop(id);
  const others = options().maxCount === 1 ? [] : store.files();
  store.setFiles([...others, { id, file, result }]);
  announce(options().upload ? 'sent' : 'added', file);
}

function refuse<Result>({ store }: Intake<Result>, { id }: PendingFile, problem: FieldMessage): void {
  store.update(id, { state: 'refused', problem });
}

const tooMany = (n: number): FieldMessage => ({ id: 'validators.fileCount', values: { n } });

/** Number of files that count towards the maximum, other than `entry`. */
function takenPlaces<Result>(store: FileStore<Result>, entry: PendingFile): number {
  const waiting = store
    .pending()
    .filter(({ id, state }) => id !== entry.id && state !== 'refused' && state !== 'checking');
  return store.files().length + waiting.length;
}
