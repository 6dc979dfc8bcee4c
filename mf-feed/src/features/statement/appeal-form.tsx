import { MODERATION_TEXT_LENGTH } from '@wspolnik/contract/limits';
import { refresh, useAction, useDraft } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, toast } from '@wspolnik/system';
import { applyProblem, DraftKeeper, Form, FormError, rules, TextareaField } from '@wspolnik/system/forms';
import { Formik } from 'formik';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { statementRead } from '../../lib/statement.reads.ts';
import { appealDecision } from './statement.api.ts';
import { appealMessages as messages } from './statement.messages.ts';
import classes from './statement.module.css';

const SCHEMA = object({ text: rules.required().max(MODERATION_TEXT_LENGTH) });

/** The typed text is kept by the subject: when another decision replaces this one, the appeal against that one begins with it. */
export function AppealForm({ id, subject }: { id: string; subject: string }) {
  const { formatMessage } = useIntl();
  const draft = useDraft(`appeal.${subject}`, { text: '' });
  const { run } = useAction((text: string) => appealDecision(id, { text }), {
    onDone: () => {
      draft.forget();
      toast.success(formatMessage(messages.sent));
      void refresh(statementRead);
    },
  });
  return (
    <Formik
      initialValues={draft.initialValues}
      validationSchema={SCHEMA}
      onSubmit={async ({ text }, form) => {
        form.setStatus(undefined);
        try {
          await run(text.trim());
        } catch (error) {
          applyProblem(form, error);
          // The statement of now says why it can no longer be appealed.
          if (error instanceof ApiError && error.status === 409) void refresh(statementRead);
        }
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate className={classes.form}>
          <DraftKeeper draft={draft} />
          <FormError />
          <TextareaField
            name="text"
            label={formatMessage(messages.text)}
            required
            rows={4}
            maxLength={MODERATION_TEXT_LENGTH}
            counted
          />
          <Button type="submit" loading={isSubmitting} className={classes.send}>
            {formatMessage(messages.send)}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
