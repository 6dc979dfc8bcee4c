import { StarRating } from '@wspolnik/system';
import { FormGroup, type FormGroupLook } from '../form/form-group.tsx';

export interface StarRatingFieldProps extends FormGroupLook {
  /** Five by default. */
  stars?: number;
}

/** Stars in a form; the value is a number, 0 for none, its rule `rules.rating()`. */
export function StarRatingField({ stars, ...field }: StarRatingFieldProps) {
  return (
    <FormGroup<number> {...field}>
      {({ value, ...control }, helpers) => (
        <div>
          <StarRating
            {...{ value, stars }}
            inGroup
            aria-invalid={control['aria-invalid']}
            onChange={(next) => helpers.setValue(next)}
          />
        </div>
      )}
    </FormGroup>
  );
}
