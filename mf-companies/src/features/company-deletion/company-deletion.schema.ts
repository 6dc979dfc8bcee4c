import { rules } from '@wspolnik/shared-ui/forms';
import { object } from 'yup';

export const EMPTY_DELETION = { name: '', give_up_points: false };
export type DeletionValues = typeof EMPTY_DELETION;

/** As read, however many spaces were typed. */
const plain = (name: string) => name.trim().replace(/\s+/g, ' ');

export const deletionSchema = (companyName: string, withPoints: boolean) =>
  object({
    name: rules
      .required()
      .test(
        'name',
        { id: 'company_deletion.other_name' } as never,
        (value) => !value || plain(value) === plain(companyName),
      ),
    ...(withPoints && { give_up_points: rules.accepted() }),
  });
