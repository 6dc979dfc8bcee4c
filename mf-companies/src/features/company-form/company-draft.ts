import { draftFile, type FormDraft, readDraftFile, type StoredDraft } from '@wspolnik/kit';
import type { ImageValue } from '@wspolnik/system/files';
import { type CompanyFormValues, EMPTY_COMPANY } from './company-form.values.ts';

/** The format in local storage. */
export interface StoredCompany extends FormDraft {
  values: Omit<CompanyFormValues, 'image'>;
  /** A stored logo by its URL, a new one by the name of its file in IndexedDB. */
  logo: { url: string } | { file: string } | null;
  /** The values that the form had before anything was typed. */
  base: string;
}

export type CompanyDraftStore = StoredDraft<Partial<StoredCompany>>;

export interface CompanyDraft extends Pick<StoredCompany, 'saved_at' | 'base'> {
  values: CompanyFormValues;
  /** The new logo's file is missing. */
  hasLostLogo: boolean;
}

/** Tells two versions of a company apart. */
export const versionOf = (base: CompanyFormValues): string => JSON.stringify(base);

/** What the draft keeps of the form; a new logo's file is stored beside it. */
export function toStored(
  { image, ...values }: CompanyFormValues,
  base: CompanyFormValues,
  profile: string,
): Omit<StoredCompany, 'saved_at'> {
  const logo = image instanceof File ? { file: draftFile(image, profile) } : image;
  return { values, logo, base: versionOf(base), title: values.name };
}

/** Names of the draft's files. */
export const filesOf = ({ logo }: Partial<StoredCompany>): string[] =>
  typeof logo === 'object' && logo !== null && 'file' in logo ? [logo.file] : [];

/** The saved draft with its logo; null when there is none. */
export async function loadDraft({ initialValues }: CompanyDraftStore): Promise<CompanyDraft | null> {
  const { values, logo = null, saved_at, base = '' } = initialValues;
  if (typeof values !== 'object' || values === null) return null;
  const [file] = filesOf(initialValues);
  const picture = file === undefined ? null : await readDraftFile(file);
  const image: ImageValue = file === undefined ? (logo as ImageValue) : picture;
  return {
    // A draft of an older release lacks fields that were added later.
    values: { ...EMPTY_COMPANY, ...values, image },
    saved_at: Number(saved_at),
    base,
    hasLostLogo: file !== undefined && picture === null,
  };
}
