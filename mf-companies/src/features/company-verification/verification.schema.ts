import type { ChosenFile } from '@wspolnik/system/files';
import { rules } from '@wspolnik/system/forms';
import * as yup from 'yup';

/** Numbers as they are typed, with spaces and dashes. */
export interface VerificationTexts {
  nip: string;
  regon: string;
  krs: string;
  bank_number: string;
}

export interface DocumentValues {
  document: readonly ChosenFile[];
}

export interface VerificationValues extends VerificationTexts, DocumentValues {}

const document = yup
  .mixed<readonly ChosenFile[]>()
  .test('required', { id: 'validators.required' } as never, (files) => (files?.length ?? 0) > 0);

export const documentSchema = yup.object({ document });

export const verificationSchema = yup.object({
  nip: rules.nip().required(),
  regon: rules.regon().required(),
  krs: rules.krs(),
  bank_number: rules.bankNumber().required(),
  document,
});
