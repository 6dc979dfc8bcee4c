import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileDrop, type FileDropOptions } from '../file-drop.tsx';
import type { ChosenFile, Upload, UploadTools } from '../file-types.ts';

// Queries for a drop zone and its parts in tests.

export const documents = { accept: ['pdf', 'png', 'jpg'], maxMb: 10, maxCount: 3 };

export function Drop<Result = undefined>({
  onFiles,
  ...options
}: FileDropOptions<Result> & { onFiles?(names: string[]): void }) {
  const [files, setFiles] = useState<readonly ChosenFile<Result>[]>([]);
  const onChange = (next: readonly ChosenFile<Result>[]) => {
    setFiles(next);
    onFiles?.(next.map(({ file }) => file.name));
  };
  return <FileDrop {...options} label="Dokumenty" files={files} onChange={onChange} />;
}

export const setup = () => userEvent.setup({ applyAccept: false });
export const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
export const row = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`: ${name}$`) }).closest('li') as HTMLElement;
export const removeOf = (name: string) => screen.getByRole('button', { name: `Usuń: ${name}` });

/** Uploads that the test completes. */
export function uploads() {
  const calls: { name: string; tools: UploadTools; end(id: string): void; fail(error: unknown): void }[] = [];
  const upload: Upload<string> = (file, tools) =>
    new Promise((end, fail) => calls.push({ name: file.name, tools, end, fail }));
  return { calls, upload };
}
