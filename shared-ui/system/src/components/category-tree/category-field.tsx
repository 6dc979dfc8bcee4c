import { FormGroup, type FormGroupLook } from '../form/form-group.tsx';
import { CategorySelect } from './category-select.tsx';
import type { CategoryTreeLook } from './category-tree.tsx';

export interface CategoryFieldProps
  extends FormGroupLook,
    Pick<CategoryTreeLook, 'categories' | 'searchable' | 'counts' | 'framed'> {}

/** One category in a form; the value is its id. */
export function CategoryField({ categories, searchable = true, counts, framed = true, ...field }: CategoryFieldProps) {
  return (
    <FormGroup<string> {...field}>
      {({ value, labelId, name, onBlur, onChange, ...aria }, helpers) => (
        <CategorySelect
          {...{ categories, searchable, counts, framed, value }}
          {...aria}
          disabled={field.disabled}
          aria-labelledby={labelId}
          aria-required={field.required || undefined}
          onChange={(next) => helpers.setValue(next)}
        />
      )}
    </FormGroup>
  );
}
