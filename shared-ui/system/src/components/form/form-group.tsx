import { type FieldHelperProps, type FieldInputProps, useField } from 'formik';
import type { ReactNode } from 'react';
import { useFieldText } from '../../validators/field-message.ts';
import { Group, type GroupControl, type GroupLook, type GroupProps } from '../group/group.tsx';

export interface FormGroupLook extends GroupLook {
  name: string;
}

export interface FormGroupProps<Value> extends FormGroupLook, Pick<GroupProps, 'role'> {
  children: (control: GroupControl & FieldInputProps<Value>, helpers: FieldHelperProps<Value>) => ReactNode;
}

/** A group connected to Formik; touched once the focus leaves the whole group. */
export function FormGroup<Value>({ name, children, ...look }: FormGroupProps<Value>) {
  const [field, meta, helpers] = useField<Value>(name);
  const fieldText = useFieldText();
  const error = meta.touched ? fieldText(meta.error) : undefined;
  return (
    <Group {...look} error={error} onLeave={() => helpers.setTouched(true)}>
      {(control) => children({ ...field, ...control }, helpers)}
    </Group>
  );
}
