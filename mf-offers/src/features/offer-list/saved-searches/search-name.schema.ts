import { SAVED_SEARCH_NAME_LENGTH } from '@wspolnik/contract/limits';
import * as yup from 'yup';

export interface SearchName {
  name: string;
}

export const nameSchema = yup.object({ name: yup.string().trim().required().max(SAVED_SEARCH_NAME_LENGTH) });
