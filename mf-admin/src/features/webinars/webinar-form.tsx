import type { Webinar } from '@wspolnik/contract';
import { DraftNote, useAction } from '@wspolnik/kit';
import { Button, Callout } from '@wspolnik/system';
import { Form, FormButtons, FormError, FormParts, type ProblemTarget } from '@wspolnik/system/forms';
import { Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStoredWebinar, useWebinarDraft, type WebinarDraft } from './webinar-draft.ts';
import { WebinarFields } from './webinar-fields.tsx';
import { webinarFormSchema } from './webinar-form.schema.ts';
import { versionOf, type WebinarFormValues } from './webinar-form.values.ts';
import { formMessages as messages } from './webinars.messages.ts';

export interface WebinarFormProps {
  /** Null for a new webinar. */
  id: string | null;
  /** The initial values, to which the form returns when the draft is discarded. */
  base: WebinarFormValues;
  send(values: WebinarFormValues, idempotencyKey: string): Promise<Webinar>;
  /** Called once the page may be left without a question. */
  onSent(webinar: Webinar): void;
  /** Shown until the draft is read. */
  fallback: ReactNode;
}

/** The form has its own field for the day, the API one for the moment. */
const renamed = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name === 'webinar_date' ? 'date' : name, value]));

const withFormNames = (form: ProblemTarget): ProblemTarget => ({
  setStatus: (status) => form.setStatus(status),
  setTouched: (touched, shouldValidate) => form.setTouched(renamed(touched), shouldValidate),
  setErrors: (errors) => form.setErrors(renamed(errors)),
});

/** The form of a webinar. Its values are stored on the device until they are sent. */
export function WebinarForm({ fallback, ...props }: WebinarFormProps) {
  const { store, draft } = useStoredWebinar(props.id);
  const [sent, setSent] = useState<Webinar | null>(null);
  const { submit } = useAction(props.send, { onDone: setSent });
  if (draft === undefined) return fallback;
  return (
    <Formik
      initialValues={draft?.values ?? props.base}
      validationSchema={webinarFormSchema}
      // Blurring a field must not clear an error from the server.
      validateOnBlur={false}
      onSubmit={(values, form) => submit(values, withFormNames(form))}
    >
      <WebinarFormBody {...props} {...{ store, sent }} stored={draft} />
    </Formik>
  );
}

interface WebinarFormBodyProps extends Omit<WebinarFormProps, 'fallback'> {
  store: ReturnType<typeof useStoredWebinar>['store'];
  stored: WebinarDraft | null;
  sent: Webinar | null;
}

function WebinarFormBody({ id, base, store, stored, sent, onSent }: WebinarFormBodyProps) {
  const { formatMessage } = useIntl();
  const { resetForm, isSubmitting } = useFormikContext<WebinarFormValues>();
  const draft = useWebinarDraft({ store, stored, base });
  const { isFinished } = draft;
  const finish = useEffectEvent(draft.finish);
  const leave = useEffectEvent(() => sent && onSent(sent));
  useEffect(() => {
    if (sent) finish();
  }, [sent]);
  // After the render that removed the question about unsaved changes.
  useEffect(() => {
    if (isFinished) leave();
  }, [isFinished]);
  return (
    <Form noValidate>
      <FormParts>
        <DraftNote
          draft={draft}
          discardText={formatMessage(id === null ? messages.discardNew : messages.discardEdit)}
          onDiscard={() => resetForm({ values: base })}
        >
          {stored?.hasLostImage && <Callout tone="danger">{formatMessage(messages.lostImage)}</Callout>}
          {stored && stored.base !== versionOf(base) && <Callout>{formatMessage(messages.outdated)}</Callout>}
        </DraftNote>
        <FormError />
        <WebinarFields />
        <FormButtons>
          <Button type="submit" size="lg" loading={isSubmitting || sent !== null}>
            {formatMessage(id === null ? messages.create : messages.save)}
          </Button>
        </FormButtons>
      </FormParts>
    </Form>
  );
}
