import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest.ts';
import { useFieldText } from '../../validators/field-message.ts';
import { useRefusedAnnouncement } from '../refused-files/use-refused-announcement.ts';
import { addFiles, type Intake, type IntakeOptions, sendFile } from './file-intake.ts';
import type { ChosenFile, PendingFile } from './file-types.ts';
import { useFileStore } from './use-file-store.ts';
import { useUploads } from './use-uploads.ts';

interface FileListOptions<Result> extends IntakeOptions<Result> {
  files: readonly ChosenFile<Result>[];
  onChange(files: readonly ChosenFile<Result>[]): void;
  announce(text: string): void;
}

/** Files from choice to upload: `files` are ready, `pending` are in progress or failed. */
export function useFileList<Result>(options: FileListOptions<Result>) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const refusedAnnouncement = useRefusedAnnouncement();
  const latest = useLatest(options);
  const uploads = useUploads<Result>();
  const { pending, store } = useFileStore(options.files, (files) => latest.current.onChange(files));
  const intake: Intake<Result> = {
    options: () => latest.current,
    store,
    uploads,
    announce: (what, { name }, problem) =>
      latest.current.announce(
        intl.formatMessage({ id: `ui.file.said.${what}` }, { name, problem: fieldText(problem) ?? '' }),
      ),
    announceRefused: (files, problem) =>
      latest.current.announce(
        refusedAnnouncement(
          files.map(({ name }) => name),
          problem,
        ),
      ),
  };
  return {
    pending,
    add: (files: readonly File[]) => addFiles(intake, files),
    retry(entry: PendingFile): void {
      const { upload } = latest.current;
      if (upload) sendFile(intake, entry, upload);
    },
    forget(ids: readonly number[]): void {
      for (const id of ids) store.drop(id);
    },
    remove(id: number, file: File): void {
      uploads.stop(id);
      if (store.isPending(id)) store.drop(id);
      else store.setFiles(store.files().filter((entry) => entry.id !== id));
      intake.announce('removed', file);
    },
  };
}
