// Formik and yup are bundled by the remote that has forms; this entry is bundled with them and takes its controls from
// the shared `@wspolnik/shared-ui`.
export { AmountField, type AmountFieldProps } from './amount-field.tsx';
export { isAmount, nextAmount, toGrosze } from './amount-input.ts';
export { applyProblem, type ProblemLike, problemMessage } from './apply-problem.ts';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';
export { type FieldMessage, useFieldText } from './field-message.ts';
export { checkFile, type FileLimits, IMAGE_EXTENSIONS } from './file-rule.ts';
export { FormError } from './form-error.tsx';
export { FormField, type FormFieldProps } from './form-field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { rules } from './rules.ts';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
export { TextareaField, type TextareaFieldProps, TextField, type TextFieldProps } from './text-field.tsx';
