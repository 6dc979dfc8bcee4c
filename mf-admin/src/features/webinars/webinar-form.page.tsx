import type { Webinar } from '@wspolnik/contract';
import { changeRead, forget, ReadStates, useRead } from '@wspolnik/kit';
import { profileKey, useSessionStore } from '@wspolnik/shared-auth';
import { LinkButton, navigate, PageSkeleton, toast, usePage } from '@wspolnik/system';
import { FormPage } from '@wspolnik/system/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { webinarQuery, webinarRead, webinarsRead } from '../../lib/webinars.reads.ts';
import { useFormCode, WebinarFormOnDemand, WithForm } from './form-on-demand.tsx';
import { changeWebinar, createWebinar } from './webinar-form.api.ts';
import { EMPTY_WEBINAR, formDataOf, valuesOf } from './webinar-form.values.ts';
import { formMessages as messages } from './webinars.messages.ts';

const SKELETON = <PageSkeleton kind="form" />;
const LIST = webinarQuery.href({});
/** Read once: revalidation on focus must not replace the webinar under unsaved changes. */
const NO_REVALIDATION = { revalidateOnFocus: false, revalidateOnReconnect: false };

export function WebinarCreatePage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.createTitle);
  usePage({ title });
  useFormCode();
  return (
    <WithForm>
      <FormPage title={title}>
        <WebinarFormOnDemand
          key={useSessionStore(profileKey)}
          id={null}
          base={EMPTY_WEBINAR}
          fallback={SKELETON}
          send={(values, key) => createWebinar(formDataOf(values, null), key)}
          onSent={(webinar) => leave(webinar, formatMessage(messages.created, { title: webinar.title }))}
        />
      </FormPage>
    </WithForm>
  );
}

export function WebinarEditPage({ id }: { id: string }) {
  return <EditPage key={`${useSessionStore(profileKey)} ${id}`} id={id} />;
}

function EditPage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  usePage({ title: formatMessage(messages.editTitle) });
  useFormCode();
  const read = useRead(webinarRead({ id }), NO_REVALIDATION);
  return (
    <ReadStates
      read={read}
      skeleton={SKELETON}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.gone),
        action: <LinkButton to={LIST}>{formatMessage(messages.all)}</LinkButton>,
      }}
    >
      {(webinar) => <EditedWebinar webinar={webinar} />}
    </ReadStates>
  );
}

function EditedWebinar({ webinar }: { webinar: Webinar }) {
  const { formatMessage } = useIntl();
  // Of the webinar that the form opened with: the answer to saving must not replace it.
  const [{ stored, base }] = useState({ stored: webinar, base: valuesOf(webinar) });
  return (
    <WithForm>
      <FormPage title={formatMessage(messages.editTitle)} lead={stored.title}>
        <WebinarFormOnDemand
          id={stored.id}
          base={base}
          fallback={SKELETON}
          send={(values) => changeWebinar(stored.id, formDataOf(values, stored))}
          onSent={(saved) => leave(saved, formatMessage(messages.saved, { title: saved.title }))}
        />
      </FormPage>
    </WithForm>
  );
}

function leave(webinar: Webinar, text: string): void {
  void changeRead(webinarRead({ id: webinar.id }), webinar, { revalidate: false });
  void forget(webinarsRead);
  toast.success(text);
  navigate(LIST, { replace: true });
}
