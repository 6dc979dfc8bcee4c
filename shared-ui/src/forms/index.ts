// Formik and yup are bundled by the remote that has forms; this entry is bundled with them and takes its controls from
// the shared `@wspolnik/shared-ui`.

export { type AddressData, formatAddress } from './address.ts';
export { AddressField, type AddressFieldProps } from './address-field.tsx';
export { AddressInput, type AddressInputProps } from './address-input.tsx';
export { AmountField, type AmountFieldProps, AmountInput, type AmountInputProps } from './amount-field.tsx';
export { isAmount, nextAmount, toGrosze } from './amount-input.ts';
export { type AmountRange, isOrderedRange } from './amount-range.ts';
export { applyProblem, type ProblemLike, problemMessage } from './apply-problem.ts';
export { CategoryField, type CategoryFieldProps, CategoryFilterField } from './category-field.tsx';
export {
  CategoryFilter,
  type CategoryFilterProps,
  CategorySelect,
  type CategorySelectProps,
} from './category-select.tsx';
export { type CategoryNode, categoryName, pathOf as categoryPath } from './category-tree-model.ts';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';
export {
  CheckboxGroupField,
  type ChoiceGroupFieldProps,
  type ChoiceOption,
  Radio,
  RadioGroupField,
  type RadioProps,
} from './choice-group.tsx';
export { Combobox, type ComboboxProps } from './combobox.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { type FieldMessage, useFieldText } from './field-message.ts';
export { checkFile, type FileLimits, IMAGE_EXTENSIONS } from './file-rule.ts';
export { foldText, labelHolds } from './fold-text.ts';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { FormError } from './form-error.tsx';
export { FormField, type FormFieldProps } from './form-field.tsx';
export { FormGroup, type FormGroupProps } from './form-group.tsx';
export { Group, type GroupProps } from './group.tsx';
export { MentionField, type MentionFieldProps } from './mention-field.tsx';
export { type MentionOption, readLength } from './mention-text.ts';
export { MentionTextarea, type MentionTextareaProps } from './mention-textarea.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { PhoneField, type PhoneFieldProps, PhoneInput, type PhoneInputProps } from './phone-field.tsx';
export { phoneValue, shownPhone } from './phone-input.ts';
export { PriceRange, PriceRangeField, type PriceRangeFieldProps, type PriceRangeProps } from './price-range.tsx';
export { Radius, type RadiusProps } from './radius.tsx';
export { RadiusField, type RadiusFieldProps } from './radius-field.tsx';
export { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx';
export { rules } from './rules.ts';
export { SearchSelectField, type SearchSelectFieldProps } from './search-select-field.tsx';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
export { StarRatingField, type StarRatingFieldProps } from './star-rating-field.tsx';
export { TextareaField, type TextareaFieldProps, TextField, type TextFieldProps } from './text-field.tsx';
export { ADDRESS_DELAY, type AddressSearch } from './use-address-search.ts';
export { type Draft, DraftKeeper, useDraft } from './use-draft.ts';
export { MENTION_DELAY, type MentionSearch } from './use-mention-box.ts';
