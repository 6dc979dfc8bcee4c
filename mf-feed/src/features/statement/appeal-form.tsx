import { Button, toast } from '@wspolnik/shared-ui';
import { applyProblem, FormError, rules, TextareaField } from '@wspolnik/shared-ui/forms';
import { refresh, useAction } from '@wspolnik/shared-ui/remote';
import { Form, Formik } from 'formik';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { statementRead } from '../../lib/statement.reads.ts';
import { appealDecision } from './statement.api.ts';
import { appealMessages as messages } from './statement.messages.ts';
import classes from './statement.module.css';

/** Characters; the API's limit. */
const LENGTH = 1000;
const SCHEMA = object({ text: rules.required().max(LENGTH) });

export function AppealForm({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { run } = useAction((text: string) => appealDecision(id, { text }), {
    onDone: () => {
      toast.success(formatMessage(messages.sent));
      void refresh(statementRead);
    },
  });
  return (
    <Formik
      initialValues={{ text: '' }}
      validationSchema={SCHEMA}
      onSubmit={async ({ text }, form) => {
        form.setStatus(undefined);
        try {
          await run(text.trim());
        } catch (error) {
          applyProblem(form, error);
        }
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate className={classes.form}>
          <FormError />
          <TextareaField
            name="text"
            label={formatMessage(messages.text)}
            required
            rows={4}
            maxLength={LENGTH}
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
