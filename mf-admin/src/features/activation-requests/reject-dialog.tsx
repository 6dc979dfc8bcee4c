import { Button, Dialog, Field, Textarea } from '@wspolnik/shared-ui';
import { useFormik } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { decisionMessages as messages } from './activation-requests.messages.ts';
import classes from './activation-requests.module.css';
import type { DecisionDialogProps } from './approve-dialog.tsx';
import { REASON_MAX, type RejectFormValues, rejectFormSchema } from './reject-form.schema.ts';
import { useDecide } from './use-decide.ts';

export function RejectDialog({ request, page, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const decide = useDecide(request, page);
  const { values, errors, touched, handleSubmit, getFieldProps } = useFormik<RejectFormValues>({
    initialValues: { reason: '' },
    validationSchema: rejectFormSchema,
    onSubmit: ({ reason }) => {
      onClose();
      void decide({ approve: false, reason: reason.trim() });
    },
  });
  const problem = touched.reason && errors.reason;
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.rejectTitle, { company: request.company.name })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(messages.cancel)}
          </Button>
          <Button variant="danger" type="submit" form={formId}>
            {formatMessage(messages.rejectConfirm)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate className={classes.form}>
        <p>{formatMessage(messages.rejectDetail)}</p>
        <Field
          label={formatMessage(messages.rejectReason)}
          required
          error={problem && formatMessage({ id: problem })}
          counter={`${values.reason.length}/${REASON_MAX}`}
        >
          {(control) => <Textarea {...control} {...getFieldProps('reason')} maxLength={REASON_MAX} />}
        </Field>
      </form>
    </Dialog>
  );
}
