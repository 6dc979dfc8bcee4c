// Formik and yup are bundled by the remotes with forms, together with this entry. Its controls come from the shared
// `@wspolnik/system`.

export { type AddressData, formatAddress } from '../components/address-input/address.ts';
export {
  AddressInput,
  type AddressInputProps,
  type AddressSearch,
} from '../components/address-input/address-input.tsx';
export { type PickedPlace, PlaceFields, type PlaceFieldsProps } from '../components/address-input/place-fields.tsx';
export { AmountField, type AmountFieldProps } from '../components/amount-input/amount-field.tsx';
export { AmountInput, type AmountInputProps } from '../components/amount-input/amount-input.tsx';
export {
  CategoryField,
  type CategoryFieldProps,
} from '../components/category-tree/category-field.tsx';
export {
  CategoryFilter,
  type CategoryFilterProps,
  CategorySelect,
  type CategorySelectProps,
} from '../components/category-tree/category-select.tsx';
export {
  type CategoryNode,
  categoryName,
  pathOf as categoryPath,
} from '../components/category-tree/category-tree-model.ts';
export { CheckboxField, type CheckboxFieldProps } from '../components/checkbox/checkbox-field.tsx';
export {
  CheckboxGroupField,
  type ChoiceGroupFieldProps,
  type ChoiceOption,
  RadioGroupField,
} from '../components/choice-group/choice-group.tsx';
export { SearchSelectField, type SearchSelectFieldProps } from '../components/combobox/search-select-field.tsx';
export { DateField, type DateFieldProps } from '../components/date-field/date-field.tsx';
export {
  applyProblem,
  type ProblemLike,
  type ProblemTarget,
  problemMessage,
} from '../components/form/apply-problem.ts';
export { type Draft, DraftKeeper } from '../components/form/draft-keeper.ts';
export { Form, type FormProps } from '../components/form/form.tsx';
export { FormError } from '../components/form/form-error.tsx';
export { FormField, type FormFieldProps } from '../components/form/form-field.tsx';
export { FormDialog, type FormDialogProps } from '../components/form-dialog/form-dialog.tsx';
export {
  FieldPair,
  FormButtons,
  FormPage,
  type FormPageProps,
  FormParts,
  FormSection,
  type FormSectionProps,
} from '../components/form-layout/form-layout.tsx';
export { SelectField, type SelectFieldProps } from '../components/input/select-field.tsx';
export {
  TextareaField,
  type TextareaFieldProps,
  TextField,
  type TextFieldProps,
} from '../components/input/text-field.tsx';
export { MentionField, type MentionFieldProps } from '../components/mention-field/mention-field.tsx';
export type { MentionSearch } from '../components/mention-field/mention-search.ts';
export type { MentionOption } from '../components/mention-field/mention-text.ts';
export { preloadMentionEditor } from '../components/mention-field/mention-textarea.tsx';
export { NearMe, type NearMeProps } from '../components/near-me/near-me.tsx';
export { PasswordField, type PasswordFieldProps } from '../components/password-field/password-field.tsx';
export {
  PhoneField,
  type PhoneFieldProps,
} from '../components/phone-input/phone-field.tsx';
export { phoneValue } from '../components/phone-input/phone-input.ts';
export { type Place, PlaceInput, type PlaceInputProps } from '../components/place-input/place-input.tsx';
export { FormMap, type FormMapProps } from '../components/place-map/form-map.tsx';
export { RichTextField, type RichTextFieldProps } from '../components/rich-text-editor/rich-text-field.tsx';
export type { SuggestedTextProps } from '../components/suggested-input/suggested-input.tsx';

export { isAmount } from '../validators/amount.ts';
export { digitsOf } from '../validators/check-digits.ts';
export { type FieldMessage, useFieldText } from '../validators/field-message.ts';
export { rules } from '../validators/rules.ts';
