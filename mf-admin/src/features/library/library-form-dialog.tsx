import type { AdminLibraryDocument } from '@wspolnik/contract';
import { LIBRARY_TEXT_LENGTH, LIBRARY_TITLE_LENGTH, MAX_FILE_MB } from '@wspolnik/contract/limits';
import { forget, useAction } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { DOCUMENT_EXTENSIONS, FileDropField } from '@wspolnik/system/files';
import { CheckboxField, FormDialog, SelectField, TextareaField, TextField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { LANGUAGES, libraryRead, TOPICS } from '../../lib/library.reads.ts';
import classes from '../../lib/rows.module.css';
import { changeDocument, createDocument } from './library.api.ts';
import { listMessages, formMessages as messages, topicMessages } from './library.messages.ts';
import {
  editedDocumentSchema,
  formDataOf,
  type LibraryFormValues,
  newDocumentSchema,
  valuesOf,
} from './library-form.schema.ts';

export interface LibraryFormDialogProps {
  /** Null for a new one. */
  document: AdminLibraryDocument | null;
  onClose(): void;
}

export function LibraryFormDialog({ document, onClose }: LibraryFormDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction(
    (values: LibraryFormValues, key) => {
      const form = formDataOf(values, document);
      return document ? changeDocument(document.id, form) : createDocument(form, key);
    },
    {
      onDone: ({ title }) => {
        toast.success(formatMessage(document ? messages.saved : messages.created, { title }));
        void forget(libraryRead);
      },
    },
  );
  return (
    <FormDialog<LibraryFormValues>
      title={formatMessage(document ? messages.editTitle : messages.createTitle)}
      size="lg"
      initialValues={valuesOf(document)}
      schema={document ? editedDocumentSchema : newDocumentSchema}
      onSubmit={async (values) => (await run(values)) !== undefined}
      confirm={formatMessage(document ? messages.save : messages.create)}
      onClose={onClose}
    >
      <LibraryFields isNew={document === null} />
    </FormDialog>
  );
}

function LibraryFields({ isNew }: { isNew: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={classes.pair}>
        <TextField name="title" label={formatMessage(messages.titlePl)} maxLength={LIBRARY_TITLE_LENGTH} required />
        <TextField name="title_en" label={formatMessage(messages.titleEn)} maxLength={LIBRARY_TITLE_LENGTH} required />
        <TextareaField
          name="description"
          label={formatMessage(messages.textPl)}
          rows={3}
          maxLength={LIBRARY_TEXT_LENGTH}
          counted
        />
        <TextareaField
          name="description_en"
          label={formatMessage(messages.textEn)}
          rows={3}
          maxLength={LIBRARY_TEXT_LENGTH}
          counted
        />
        <SelectField
          name="topic"
          label={formatMessage(messages.topic)}
          placeholder={formatMessage(messages.choose)}
          options={TOPICS.map((value) => ({ value, label: formatMessage(topicMessages[value]) }))}
          required
        />
        <SelectField
          name="language"
          label={formatMessage(messages.language)}
          options={LANGUAGES.map((value) => ({ value, label: formatMessage(listMessages[`language_${value}`]) }))}
          required
        />
      </div>
      <FileDropField
        name="file"
        label={formatMessage(isNew ? messages.file : messages.newFile)}
        help={formatMessage(isNew ? messages.fileHelp : messages.newFileHelp)}
        accept={DOCUMENT_EXTENSIONS}
        maxMb={MAX_FILE_MB}
        required={isNew}
      />
      {isNew && <CheckboxField name="published" label={formatMessage(messages.publishNow)} />}
    </>
  );
}
