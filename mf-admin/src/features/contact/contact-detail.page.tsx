import type { ContactMessageDetail } from '@wspolnik/contract';
import { changeRead, forget, ReadStates, refreshRead, useAction, useRead } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import {
  Button,
  Callout,
  formatDate,
  Link,
  LinkButton,
  lazyPage,
  PageSkeleton,
  PartSkeleton,
  toast,
  useErrorText,
  useLocale,
  usePage,
} from '@wspolnik/system';
import { FilePreview } from '@wspolnik/system/files';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { contactMessageRead, contactMessagesRead, contactQuery } from '../../lib/contact.reads.ts';
import { setContactClosed } from './contact.api.ts';
import { listMessages, detailMessages as messages, topicMessages } from './contact.messages.ts';
import classes from './contact.module.css';
import { ContactStatusBadge } from './contact-status-badge.tsx';

const LIST = contactQuery.href({});

// The form's libraries weigh more than the rest of the page.
const answerForm = lazyPage(
  async () => (await import(/* webpackChunkName: "contact-answer" */ './answer-form.tsx')).AnswerForm,
);

export function ContactDetailPage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const read = useRead(contactMessageRead({ id }));
  return (
    <ReadStates
      read={read}
      skeleton={<PageSkeleton kind="text" />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.gone),
        action: <LinkButton to={LIST}>{formatMessage(messages.back)}</LinkButton>,
      }}
    >
      {(message) => <Detail key={message.id} message={message} />}
    </ReadStates>
  );
}

/** Shows the answer of a write, and drops the cached list. */
function showChanged(message: ContactMessageDetail): void {
  void changeRead(contactMessageRead({ id: message.id }), message, { revalidate: false });
  void forget(contactMessagesRead);
}

function Detail({ message }: { message: ContactMessageDetail }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { number, name, email, topic, created_at, status, user_id, text, files } = message;
  const title = formatMessage(listMessages.number, { number: String(number), name });
  usePage({ title });
  // A new form after each answer.
  const [round, setRound] = useState(0);
  const showNext = (changed: ContactMessageDetail) => {
    showChanged(changed);
    setRound(round + 1);
  };
  return (
    <div className={`wp-container ${classes.page}`}>
      <Link to={LIST}>{formatMessage(messages.back)}</Link>
      <header className={classes.head}>
        <h1>{title}</h1>
        <ContactStatusBadge status={status} />
      </header>
      <p className={classes.facts}>
        <span>{formatMessage(topicMessages[topic])}</span>
        <a href={`mailto:${email}`}>{email}</a>
        <time dateTime={created_at}>{formatDate(created_at, locale, { time: true })}</time>
        {user_id ? (
          <Link to={`/admin/users/${user_id}`}>{formatMessage(messages.account)}</Link>
        ) : (
          <span>{formatMessage(messages.noAccount)}</span>
        )}
      </p>
      <section className={classes.card} aria-labelledby="contact-message">
        <h2 id="contact-message">{formatMessage(messages.message)}</h2>
        <p className={classes.text}>{text}</p>
        {files.map((file) => (
          <FilePreview key={file.id} file={{ ...file, kind: kindOf(file.mime) }} />
        ))}
      </section>
      <Answers message={message} />
      {status === 'closed' ? (
        <Callout>{formatMessage(messages.isClosed)}</Callout>
      ) : (
        <section className={classes.card} aria-labelledby="contact-answer">
          <h2 id="contact-answer">{formatMessage(messages.answer)}</h2>
          <Suspense fallback={<PartSkeleton className={classes.formSkeleton} />}>
            <answerForm.Page key={round} message={message} onSent={showNext} />
          </Suspense>
        </section>
      )}
      <CloseButton message={message} />
    </div>
  );
}

const kindOf = (mime: string) => (mime.startsWith('image/') ? 'image' : 'pdf');

function Answers({ message: { answers } }: { message: ContactMessageDetail }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (answers.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="contact-answers">
      <h2 id="contact-answers">{formatMessage(messages.answers)}</h2>
      <ul className={classes.answers}>
        {answers.map(({ id, text, at, by }) => (
          <li key={id}>
            <p className={classes.facts}>
              {formatMessage(messages.answeredBy, { name: by, date: formatDate(at, locale, { time: true }) })}
            </p>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Closes the message, or opens a closed one again. */
function CloseButton({ message: { id, status } }: { message: ContactMessageDetail }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const isClosed = status === 'closed';
  const { run, isRunning } = useAction(() => setContactClosed(id, !isClosed), {
    onDone: (changed) => {
      toast.success(formatMessage(isClosed ? messages.reopened : messages.closed));
      showChanged(changed);
    },
  });
  const press = () =>
    run().catch((error: unknown) => {
      const isMeanwhile = error instanceof ApiError && error.code === 'invalid_transition';
      if (!isMeanwhile) return void toast.error(errorText(error));
      toast.info(formatMessage(messages.meanwhile));
      void refreshRead(contactMessageRead({ id }));
    });
  return (
    <div className={classes.actions}>
      <Button variant="outline" loading={isRunning} onClick={press}>
        {formatMessage(isClosed ? messages.reopen : messages.close)}
      </Button>
    </div>
  );
}
