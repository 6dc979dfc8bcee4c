import { object, string } from 'yup';

/** Characters; the bound of `VerifyCompanyBody` in the API contract. */
export const REASON_MAX = 1000;

/** Messages are the ids of shared-ui's validator texts. */
export const rejectFormSchema = object({
  reason: string().trim().max(REASON_MAX).required('validators.required'),
});

export interface RejectFormValues {
  reason: string;
}
