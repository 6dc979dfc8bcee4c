import type { Webinar, WebinarSignUp, WebinarSignUpBody } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { formatDate, toast, useLocale } from '@wspolnik/system';
import { CheckboxField, FormDialog } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import * as yup from 'yup';
import classes from './dialogs.module.css';
import { signUp } from './webinars.api.ts';
import { signUpMessages as messages } from './webinars.messages.ts';

/** Contacts are people whom one has accepted; the others at a webinar are strangers, who see nobody without being asked. */
const UNASKED: WebinarSignUpBody = { show_contacts: true, show_participants: false };

const schema = yup.object({ show_contacts: yup.boolean(), show_participants: yup.boolean() });

interface SignUpDialogProps {
  webinar: Webinar;
  onClose(): void;
}

/** Signs the person up, or changes who sees it. */
export function SignUpDialog({ webinar, onClose }: SignUpDialogProps) {
  const { formatMessage } = useIntl();
  const { id, title, sign_up: own, free_places } = webinar;
  const isFull = free_places === 0;
  const submit = async (values: WebinarSignUpBody) => {
    const { sign_up } = await signUp(id, values);
    toast.success(formatMessage(own ? messages.changed : doneOf(sign_up)));
    return true;
  };
  return (
    <FormDialog
      title={formatMessage(own ? messages.changeTitle : messages.title)}
      initialValues={own ? { show_contacts: own.show_contacts, show_participants: own.show_participants } : UNASKED}
      schema={schema}
      onSubmit={submit}
      confirm={formatMessage(own ? messages.change : isFull ? messages.wait : messages.confirm)}
      onClose={onClose}
    >
      <p className={classes.title}>{title}</p>
      {!own && <NewSignUp webinar={webinar} isFull={isFull} />}
      <CheckboxField name="show_contacts" label={formatMessage(messages.contacts)} />
      <CheckboxField name="show_participants" label={formatMessage(messages.participants)} />
    </FormDialog>
  );
}

/** Somebody else may have been faster: the answer decides. */
const doneOf = (own: WebinarSignUp | null) => (own?.has_place ? messages.done : messages.waiting);

function NewSignUp({ webinar: { webinar_date }, isFull }: { webinar: Webinar; isFull: boolean }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const user = useSessionStore((session) => session.user);
  return (
    <>
      <p>
        <time dateTime={webinar_date}>{formatDate(webinar_date, locale, { time: true, weekday: true })}</time>
      </p>
      {isFull && <p>{formatMessage(messages.full)}</p>}
      {user && (
        <p>
          {formatMessage(messages.who, { name: `${user.first_name} ${user.last_name}`, email: user.email })}{' '}
          <span>{formatMessage(isFull ? messages.whenFree : messages.reminders)}</span>
        </p>
      )}
    </>
  );
}
