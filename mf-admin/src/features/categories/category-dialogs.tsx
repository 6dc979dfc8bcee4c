import type { AdminCategories, AdminCategory } from '@wspolnik/contract';
import { CATEGORY_NAME_LENGTH } from '@wspolnik/contract/limits';
import { changeRead, useAction, useRead } from '@wspolnik/kit';
import { Callout, type Locale, toast, useLocale } from '@wspolnik/system';
import { CheckboxField, FormDialog, rules, SearchSelectField, TextField } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import * as yup from 'yup';
import { categoriesRead, categoryUsesRead } from '../../lib/catalogue.reads.ts';
import { categoryName, categoryOptions } from '../../lib/category-options.ts';
import { changeCategory, createCategory, mergeCategory } from './categories.api.ts';
import { categoryFormMessages as messages } from './categories.messages.ts';

const show = (tree: AdminCategories) => void changeRead(categoriesRead(), tree, { revalidate: false });
/** The categories other than one. */
const optionsWithout = (without: AdminCategory | null, categories: readonly AdminCategory[], locale: Locale) =>
  categoryOptions(categories, locale).filter(({ value }) => value !== without?.id);

interface CategoryValues {
  name: string;
  name_en: string;
  /** Empty for a root. */
  parent_id: string;
  /** Of a root. */
  is_job: boolean;
}

export interface CategoryFormDialogProps {
  /** Null for a new one. */
  category: AdminCategory | null;
  categories: readonly AdminCategory[];
  onClose(): void;
}

const categorySchema = yup.object({
  name: rules.required().max(CATEGORY_NAME_LENGTH),
  name_en: rules.required().max(CATEGORY_NAME_LENGTH),
});

/** The names and the place of a category. The API refuses impossible parents. */
export function CategoryFormDialog({ category, categories, onClose }: CategoryFormDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { run } = useAction(
    ({ parent_id, is_job, ...names }: CategoryValues) => {
      const fields = { ...names, parent_id: parent_id || null, ...(parent_id ? {} : { is_job }) };
      return category ? changeCategory(category.id, fields) : createCategory(fields);
    },
    {
      onDone: (tree, { name }) => {
        toast.success(formatMessage(category ? messages.saved : messages.created, { name }));
        show(tree);
      },
    },
  );
  return (
    <FormDialog<CategoryValues>
      title={formatMessage(category ? messages.editTitle : messages.createTitle)}
      initialValues={{
        name: category?.name ?? '',
        name_en: category?.name_en ?? '',
        parent_id: category?.parent_id ?? '',
        is_job: category?.is_job ?? false,
      }}
      schema={categorySchema}
      onSubmit={async (values) => (await run(values)) !== undefined}
      confirm={formatMessage(category ? messages.save : messages.create)}
      onClose={onClose}
    >
      <TextField name="name" label={formatMessage(messages.namePl)} maxLength={CATEGORY_NAME_LENGTH} required />
      <TextField name="name_en" label={formatMessage(messages.nameEn)} maxLength={CATEGORY_NAME_LENGTH} required />
      <SearchSelectField
        name="parent_id"
        label={formatMessage(messages.parent)}
        help={formatMessage(messages.parentHelp)}
        placeholder={formatMessage(messages.root)}
        options={optionsWithout(category, categories, locale)}
      />
      <JobField />
    </FormDialog>
  );
}

/** Chosen for a root; its subcategories follow. */
function JobField() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<CategoryValues>();
  if (values.parent_id) return null;
  return <CheckboxField name="is_job" label={formatMessage(messages.isJob)} />;
}

export interface MergeDialogProps {
  category: AdminCategory;
  categories: readonly AdminCategory[];
  onClose(): void;
}

/** Moves everything of a category to another one, and counts it first. */
export function MergeDialog({ category, categories, onClose }: MergeDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { data: uses } = useRead(categoryUsesRead({ id: category.id }));
  const name = categoryName(locale, category);
  const options = optionsWithout(category, categories, locale);
  const { run } = useAction(({ into_id }: { into_id: string }) => mergeCategory(category.id, into_id), {
    onDone: (tree, { into_id }) => {
      const into = categories.find(({ id }) => id === into_id);
      toast.success(formatMessage(messages.merged, { name, into: into ? categoryName(locale, into) : '' }));
      show(tree);
    },
  });
  return (
    <FormDialog<{ into_id: string }>
      danger
      title={formatMessage(messages.mergeTitle, { name })}
      initialValues={{ into_id: '' }}
      schema={yup.object({ into_id: rules.required() })}
      onSubmit={async (values) => (await run(values)) !== undefined}
      confirm={formatMessage(messages.merge)}
      onClose={onClose}
    >
      <SearchSelectField
        name="into_id"
        label={formatMessage(messages.into)}
        placeholder={formatMessage(messages.choose)}
        options={options}
        // A single category is left: there is nothing to choose.
        autoPick={options.length === 1}
        required
      />
      <div role="status">{uses && <Callout>{formatMessage(messages.moves, { ...uses })}</Callout>}</div>
      <p>{formatMessage(messages.noReturn)}</p>
    </FormDialog>
  );
}
