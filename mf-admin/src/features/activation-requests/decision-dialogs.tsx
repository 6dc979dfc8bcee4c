import type { ActivationRequest, ActivationRequestPage } from '@wspolnik/api/contract';
import { Button, ConfirmDialog, Dialog, Field, Textarea } from '@wspolnik/shared-ui';
import type { ReadPath } from '@wspolnik/shared-ui/remote';
import { useFormik } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { decisionMessages as messages } from './activation-requests.messages.ts';
import classes from './activation-requests.module.css';
import { useDecide } from './use-decide.ts';

interface DecisionDialogProps {
  request: ActivationRequest;
  /** Path of the page that shows the request. */
  path: ReadPath<ActivationRequestPage>;
  onClose: () => void;
}

export function ApproveDialog({ request, path, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const decide = useDecide(request, path);
  const confirm = () => {
    onClose();
    void decide({ approve: true });
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage(messages.approveTitle, { company: request.company.name })}
      text={formatMessage(messages.approveDetail)}
      confirmLabel={formatMessage(messages.approveConfirm)}
      cancelLabel={formatMessage(messages.cancel)}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

/** Maximum length in characters, as in `VerifyCompanyBody` of the API contract. */
const REASON_MAX = 1000;

const rejectFormSchema = object({
  reason: string().trim().max(REASON_MAX).required('validators.required'),
});

export function RejectDialog({ request, path, onClose }: DecisionDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const decide = useDecide(request, path);
  const { values, errors, touched, handleSubmit, getFieldProps } = useFormik({
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
