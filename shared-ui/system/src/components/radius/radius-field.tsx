import { FormGroup, type FormGroupLook } from '../form/form-group.tsx';
import { RadiusControl, type Reach } from './radius.tsx';

export interface RadiusFieldProps extends FormGroupLook, Reach {}

/** A radius in a form; its value is a number. */
export function RadiusField({ min, max, ...field }: RadiusFieldProps) {
  return (
    <FormGroup<number> {...field}>
      {({ value, name, ...control }, helpers) => (
        <RadiusControl {...{ value, min, max, name, control }} onChange={(next) => helpers.setValue(next)} />
      )}
    </FormGroup>
  );
}
