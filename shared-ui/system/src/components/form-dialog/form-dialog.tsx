import { Dialog, DialogButtons, type DialogProps } from '@wspolnik/system';
import { Formik, type FormikHelpers } from 'formik';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { AnySchema } from 'yup';
import { applyProblem } from '../form/apply-problem.ts';
import { type Draft, DraftKeeper } from '../form/draft-keeper.ts';
import { Form } from '../form/form.tsx';
import { FormError } from '../form/form-error.tsx';
import styles from '../form/forms.module.css';

export interface FormDialogProps<Values extends object> extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
  initialValues: Values;
  schema: AnySchema;
  /** Resolves with true when it is done, which closes the dialog. A rejection is shown in the open form. */
  onSubmit(values: Values): Promise<boolean>;
  /** Called after the form has shown the error. */
  onProblem?(error: unknown, form: FormikHelpers<Values>): void;
  confirm: ReactNode;
  cancel?: ReactNode;
  danger?: boolean;
  /** Disables the submit button. */
  disabled?: boolean;
  /** A button to press before the form can be sent, instead of its button, because a change is to be looked at. */
  before?: { confirm: ReactNode; onConfirm(): void } | null;
  /** Saves the values as a draft until they are submitted or cancelled; the form starts with it. */
  draft?: Draft<Values> | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form: its errors and buttons. It cannot be closed during submission. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const {
    title,
    size,
    schema,
    onSubmit,
    onProblem,
    onClose,
    confirm,
    cancel,
    danger,
    disabled,
    before,
    draft,
    children,
  } = props;
  const formId = useId();
  const close = () => {
    draft?.forget();
    onClose();
  };
  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    // The Enter key sends a form without its button.
    if (before) return before.onConfirm();
    try {
      if (await onSubmit(values)) close();
    } catch (error) {
      applyProblem(form, error);
      onProblem?.(error, form);
    }
  };
  return (
    <Formik initialValues={draft?.initialValues ?? props.initialValues} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, setStatus }) => (
        <Dialog
          open
          busy={isSubmitting}
          onClose={close}
          {...{ title, size }}
          footer={
            <DialogButtons
              loading={isSubmitting}
              onCancel={close}
              {...{ cancel, disabled }}
              {...(before
                ? {
                    confirm: before.confirm,
                    onConfirm: (event: MouseEvent) => {
                      // The same button sends the form once nothing has to be looked at, and the browser would see that within
                      // this click.
                      event.preventDefault();
                      // The refusal that reported the change has done its work.
                      setStatus(undefined);
                      before.onConfirm();
                    },
                  }
                : { confirm, danger, form: formId })}
            />
          }
        >
          <Form id={formId} noValidate className={styles.fields}>
            {draft && <DraftKeeper draft={draft} />}
            <FormError />
            {children}
          </Form>
        </Dialog>
      )}
    </Formik>
  );
}
