import { LEGAL_HEADING_LENGTH, LEGAL_TEXT_LENGTH, MAX_LEGAL_SECTIONS } from '@wspolnik/contract/limits';
import { Button } from '@wspolnik/system';
import { FieldPair, FormSection, TextareaField, TextField } from '@wspolnik/system/forms';
import { FieldArray, useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type DocumentFormValues, EMPTY_SECTION } from './document-form.values.ts';
import { formMessages as messages } from './documents.messages.ts';
import classes from './documents.module.css';

/** The sections of the text, in both languages side by side. */
export function DocumentSections() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<DocumentFormValues>();
  return (
    <FieldArray name="sections">
      {({ push, remove }) => (
        <>
          {values.sections.map((_, index) => (
            // Sections are added at the end and removed; Formik knows them by their index.
            <FormSection key={index} title={formatMessage(messages.section, { number: index + 1 })}>
              <FieldPair>
                <TextField
                  name={`sections.${index}.heading_pl`}
                  maxLength={LEGAL_HEADING_LENGTH}
                  required
                  label={formatMessage(messages.headingPl)}
                />
                <TextField
                  name={`sections.${index}.heading_en`}
                  maxLength={LEGAL_HEADING_LENGTH}
                  required
                  label={formatMessage(messages.headingEn)}
                />
              </FieldPair>
              <FieldPair>
                <TextareaField
                  name={`sections.${index}.text_pl`}
                  rows={6}
                  maxLength={LEGAL_TEXT_LENGTH}
                  required
                  label={formatMessage(messages.textPl)}
                  help={formatMessage(messages.textHelp)}
                />
                <TextareaField
                  name={`sections.${index}.text_en`}
                  rows={6}
                  maxLength={LEGAL_TEXT_LENGTH}
                  required
                  label={formatMessage(messages.textEn)}
                  help={formatMessage(messages.textHelp)}
                />
              </FieldPair>
              {values.sections.length > 1 && (
                <div>
                  <Button
                    variant="ghost"
                    size="sm"
                    icon={<Trash2 size={16} strokeWidth={1.75} />}
                    onClick={() => remove(index)}
                  >
                    {formatMessage(messages.removeSection, { number: index + 1 })}
                  </Button>
                </div>
              )}
            </FormSection>
          ))}
          <div className={classes.actions}>
            <Button
              variant="outline"
              icon={<Plus size={16} strokeWidth={1.75} />}
              disabled={values.sections.length >= MAX_LEGAL_SECTIONS}
              onClick={() => push(EMPTY_SECTION)}
            >
              {formatMessage(messages.addSection)}
            </Button>
          </div>
        </>
      )}
    </FieldArray>
  );
}
