import { NO_PROOF } from '@wspolnik/kit/confirmation';
import { rules } from '@wspolnik/system/forms';
import { object, type Schema } from 'yup';

export const EMPTY_DELETION = { name: '', give_up_points: false, ...NO_PROOF };
export type DeletionValues = typeof EMPTY_DELETION;

/** As read, however many spaces were typed. */
const plain = (name: string) => name.trim().replace(/\s+/g, ' ');

/** `proof` is the field of the confirmation. */
export const deletionSchema = (companyName: string, withPoints: boolean, proof: Record<string, Schema>) =>
  object({
    ...proof,
    name: rules
      .required()
      .test(
        'name',
        { id: 'company_deletion.other_name' } as never,
        (value) => !value || plain(value) === plain(companyName),
      ),
    ...(withPoints && { give_up_points: rules.accepted() }),
  });
