import {
  type DraftImage,
  type FormDraft,
  readDraftImage,
  type Stored,
  type StoredDraft,
  toDraftImage,
} from '@wspolnik/kit';
import { type CompanyFormValues, EMPTY_COMPANY } from './company-form.values.ts';

/** The format in local storage. */
export interface StoredCompany extends FormDraft {
  values: Omit<CompanyFormValues, 'image'>;
  logo: DraftImage;
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
  return { values, logo: toDraftImage(image, profile), base: versionOf(base), title: values.name };
}

/** The saved draft with its logo. */
export async function loadDraft({ values, logo, saved_at, base = '' }: Stored<StoredCompany>): Promise<CompanyDraft> {
  const { image, isLost } = await readDraftImage(logo);
  return {
    // A draft of an older release lacks fields that were added later.
    values: { ...EMPTY_COMPANY, ...values, image },
    saved_at: Number(saved_at),
    base,
    hasLostLogo: isLost,
  };
}
