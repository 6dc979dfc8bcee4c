import * as yup from 'yup';

/** Maximum length in characters, as in the API's contract. */
export const MAX_NAME_LENGTH = 100;

export interface SearchName {
  name: string;
}

export const nameSchema = yup.object({ name: yup.string().trim().required().max(MAX_NAME_LENGTH) });
