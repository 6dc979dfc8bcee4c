import type { Webinar } from '@wspolnik/contract';
import { ActionQuestion, refresh } from '@wspolnik/kit';
import { DialogOnDemand, LinkButton } from '@wspolnik/system';
import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import { useLive } from '../../lib/use-live.ts';
import { webinarQuery, webinarsRead } from '../../lib/webinars.reads.ts';
import { deleteWebinar } from './webinar-form.api.ts';
import { WebinarRow } from './webinar-row.tsx';
import { listMessages as messages } from './webinars.messages.ts';

const loadSignUps = async () =>
  (await import(/* webpackChunkName: "webinar-sign-ups" */ './sign-ups-dialog.tsx')).SignUpsDialog;

export function WebinarListPage() {
  const { formatMessage } = useIntl();
  const list = useAdminList(webinarQuery, webinarsRead);
  const [doomed, setDoomed] = useState<Webinar | null>(null);
  const [listed, setListed] = useState<Webinar | null>(null);
  useLive('webinar.changed', () => refresh(webinarsRead));
  return (
    <AdminList
      {...list}
      messages={messages}
      icon={CalendarDays}
      action={
        <LinkButton to="/admin/webinars/create" icon={<Plus size={18} strokeWidth={1.75} />}>
          {formatMessage(messages.add)}
        </LinkButton>
      }
      skeleton={<RowSkeletons height={98} narrow={170} />}
      row={(webinar) => (
        <WebinarRow webinar={webinar} onSignUps={() => setListed(webinar)} onDelete={() => setDoomed(webinar)} />
      )}
    >
      <DialogOnDemand load={loadSignUps} props={listed && { webinar: listed, onClose: () => setListed(null) }} />
      {doomed && <DeleteWebinar webinar={doomed} onClose={() => setDoomed(null)} />}
    </AdminList>
  );
}

function DeleteWebinar({ webinar: { id, title }, onClose }: { webinar: Webinar; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ActionQuestion
      danger
      title={formatMessage(messages.deleteTitle, { title })}
      text={formatMessage(messages.deleteText)}
      confirmLabel={formatMessage(messages.delete)}
      done={formatMessage(messages.deleted, { title })}
      act={() => deleteWebinar(id)}
      onDone={() => void refresh(webinarsRead)}
      onClose={onClose}
    />
  );
}
