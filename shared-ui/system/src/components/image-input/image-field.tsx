import { useField } from 'formik';
import { useFieldText } from '../../validators/field-message.ts';
import type { FormGroupLook } from '../form/form-group.tsx';
import { ImageInput, type ImageInputLook, type ImageValue } from './image-input.tsx';
import { type ImageEntry, ImagesInput, type ImagesInputLook } from './images-input.tsx';

export interface ImageFieldProps extends FormGroupLook, Omit<ImageInputLook, 'name'> {
  /** The owner of the picture. */
  owner: string;
}

/** {@link ImageInput} connected to Formik. */
export function ImageField({ name, owner, ...props }: ImageFieldProps) {
  const field = useTied<ImageValue>(name);
  return <ImageInput {...props} {...field} name={owner} />;
}

export interface ImagesFieldProps extends FormGroupLook, ImagesInputLook {}

/** {@link ImagesInput} connected to Formik. */
export function ImagesField({ name, ...props }: ImagesFieldProps) {
  const field = useTied<readonly ImageEntry[]>(name);
  return <ImagesInput {...props} {...field} />;
}

function useTied<Value>(name: string) {
  const [{ value }, meta, helpers] = useField<Value>(name);
  const fieldText = useFieldText();
  return {
    value,
    onChange: (next: Value) => void helpers.setValue(next),
    error: meta.touched ? fieldText(meta.error) : undefined,
    onLeave: () => void helpers.setTouched(true),
  };
}
