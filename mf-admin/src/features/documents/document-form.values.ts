import type { LegalDocument, PublishDocumentBody } from '@wspolnik/contract';
import { LEGAL_CHANGES_LENGTH, LEGAL_HEADING_LENGTH, LEGAL_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';
import { array, object } from 'yup';

export interface SectionValues {
  heading_pl: string;
  text_pl: string;
  heading_en: string;
  text_en: string;
}

export interface DocumentFormValues {
  valid_from: string;
  changes_pl: string;
  changes_en: string;
  sections: SectionValues[];
}

export const EMPTY_SECTION: SectionValues = { heading_pl: '', text_pl: '', heading_en: '', text_en: '' };

/** The text to start from; a language with fewer sections has empty ones. */
export function valuesOf({ sections: { pl, en } }: LegalDocument): DocumentFormValues {
  const sections = Array.from({ length: Math.max(pl.length, en.length) }, (_, index) => ({
    heading_pl: pl[index]?.heading ?? '',
    text_pl: pl[index]?.text ?? '',
    heading_en: en[index]?.heading ?? '',
    text_en: en[index]?.text ?? '',
  }));
  return { valid_from: '', changes_pl: '', changes_en: '', sections };
}

export const sectionsOf = ({ sections }: DocumentFormValues, locale: 'pl' | 'en') =>
  sections.map((section) => ({ heading: section[`heading_${locale}`], text: section[`text_${locale}`] }));

export function bodyOf(
  values: DocumentFormValues,
  { document, version }: Pick<PublishDocumentBody, 'document' | 'version'>,
): PublishDocumentBody {
  const { valid_from, changes_pl, changes_en } = values;
  return {
    document,
    version,
    sections_pl: sectionsOf(values, 'pl'),
    sections_en: sectionsOf(values, 'en'),
    changes_pl,
    changes_en,
    valid_from,
  };
}

/** `min`: the first day on which the version may come into force. */
export const documentSchema = (min: string) =>
  object({
    valid_from: rules.date({ min }).required(),
    changes_pl: rules.required().max(LEGAL_CHANGES_LENGTH),
    changes_en: rules.required().max(LEGAL_CHANGES_LENGTH),
    sections: array(
      object({
        heading_pl: rules.required().max(LEGAL_HEADING_LENGTH),
        text_pl: rules.required().max(LEGAL_TEXT_LENGTH),
        heading_en: rules.required().max(LEGAL_HEADING_LENGTH),
        text_en: rules.required().max(LEGAL_TEXT_LENGTH),
      }),
    ).min(1),
  });
