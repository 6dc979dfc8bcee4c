import type { ContactMessageDetail } from '@wspolnik/contract';
import { CONTACT_ANSWER_LENGTH } from '@wspolnik/contract/limits';
import { refreshRead, useAction, useDraft } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, toast } from '@wspolnik/system';
import { DraftKeeper, Form, FormError, rules, TextareaField } from '@wspolnik/system/forms';
import { Formik } from 'formik';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { contactMessageRead } from '../../lib/contact.reads.ts';
import { answerContact } from './contact.api.ts';
import { detailMessages as messages } from './contact.messages.ts';
import classes from './contact.module.css';

const schema = object({ text: rules.required().max(CONTACT_ANSWER_LENGTH) });

export interface AnswerFormProps {
  message: ContactMessageDetail;
  onSent(message: ContactMessageDetail): void;
}

export function AnswerForm({ message: { id, answers, email }, onSent }: AnswerFormProps) {
  const { formatMessage } = useIntl();
  const draft = useDraft(`contact-answer.${id}`, { text: '' });
  const { submit } = useAction(({ text }: { text: string }) => answerContact(id, { text, seen: answers.length }), {
    onDone: (message) => {
      draft.forget();
      toast.success(formatMessage(messages.sent, { email }));
      onSent(message);
    },
    // Somebody else was first: their answer is shown, and this one stays in the form.
    onFailed: (error) => {
      if (!(error instanceof ApiError && error.status === 409)) return;
      toast.info(formatMessage(messages.meanwhile));
      void refreshRead(contactMessageRead({ id }));
    },
  });
  return (
    <Formik initialValues={draft.initialValues} validationSchema={schema} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form className={classes.form} noValidate>
          <DraftKeeper draft={draft} />
          <FormError />
          <TextareaField
            name="text"
            required
            counted
            rows={6}
            maxLength={CONTACT_ANSWER_LENGTH}
            label={formatMessage(messages.answer)}
            help={formatMessage(messages.answerHelp, { email })}
          />
          <div className={classes.actions}>
            <Button type="submit" loading={isSubmitting}>
              {formatMessage(messages.send)}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
