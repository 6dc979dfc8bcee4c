import type { AdminLibraryDocument, LibraryFields } from '@wspolnik/contract';
import { LIBRARY_TEXT_LENGTH, LIBRARY_TITLE_LENGTH } from '@wspolnik/contract/limits';
import type { ChosenFile } from '@wspolnik/system/files';
import { rules } from '@wspolnik/system/forms';
import * as yup from 'yup';

export interface LibraryFormValues {
  title: string;
  title_en: string;
  description: string;
  description_en: string;
  /** Empty until one is chosen. */
  topic: LibraryFields['topic'] | '';
  language: LibraryFields['language'];
  /** A new document is published at once. */
  published: boolean;
  file: readonly ChosenFile[];
}

export function valuesOf(document: AdminLibraryDocument | null): LibraryFormValues {
  return {
    title: document?.title ?? '',
    title_en: document?.title_en ?? '',
    description: document?.description ?? '',
    description_en: document?.description_en ?? '',
    topic: document?.topic ?? '',
    language: document?.language ?? 'pl',
    published: true,
    file: [],
  };
}

/** Multipart form data; a stored document keeps its file unless another one is sent. */
export function formDataOf({ file, published, ...texts }: LibraryFormValues, stored: AdminLibraryDocument | null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  if (stored) form.append('revision', String(stored.revision));
  else form.append('published', String(published));
  const [chosen] = file;
  if (chosen) form.append('file', chosen.file, chosen.file.name);
  return form;
}

const TEXTS = {
  title: rules.required().max(LIBRARY_TITLE_LENGTH),
  title_en: rules.required().max(LIBRARY_TITLE_LENGTH),
  description: rules.maxLength(LIBRARY_TEXT_LENGTH),
  description_en: rules.maxLength(LIBRARY_TEXT_LENGTH),
  topic: rules.required(),
  language: rules.required(),
};

export const editedDocumentSchema = yup.object(TEXTS);
export const newDocumentSchema = yup.object({
  ...TEXTS,
  file: yup
    .mixed<readonly ChosenFile[]>()
    .test('required', { id: 'validators.required' } as never, (files) => (files?.length ?? 0) > 0),
});
