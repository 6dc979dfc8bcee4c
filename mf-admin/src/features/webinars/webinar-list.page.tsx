import type { Webinar, WebinarPage } from '@wspolnik/contract';
import { ListPage, ListStates, refresh, useList, useListQuery } from '@wspolnik/kit';
import { LinkButton } from '@wspolnik/system';
import { EmptyList } from '@wspolnik/system/cards';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DeleteQuestion } from '../../lib/delete-question.tsx';
import { webinarQuery, webinarsRead } from '../../lib/webinars.reads.ts';
import { deleteWebinar } from './webinar-form.api.ts';
import classes from './webinar-list.module.css';
import { WebinarRow } from './webinar-row.tsx';
import { listMessages as messages } from './webinars.messages.ts';

export function WebinarListPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const query = useListQuery(webinarQuery);
  const list = useList<WebinarPage>(webinarsRead(query));
  const [doomed, setDoomed] = useState<Webinar | null>(null);
  const add = (
    <LinkButton to="/admin/webinars/create" icon={<Plus size={18} strokeWidth={1.75} />}>
      {formatMessage(messages.add)}
    </LinkButton>
  );
  return (
    <ListPage title={title} count={list.data && formatMessage(messages.count, { count: list.data.count })} action={add}>
      <ListStates
        {...{ list, query }}
        of={webinarQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<Skeletons />}
        empty={<EmptyList of="webinars" />}
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((webinar) => (
              <li key={webinar.id}>
                <WebinarRow webinar={webinar} onDelete={() => setDoomed(webinar)} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      {doomed && <DeleteWebinar webinar={doomed} onClose={() => setDoomed(null)} />}
    </ListPage>
  );
}

function Skeletons() {
  return (
    <div aria-hidden="true" className={classes.list}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div key={key} className={classes.skeleton} />
      ))}
    </div>
  );
}

function DeleteWebinar({ webinar: { id, title }, onClose }: { webinar: Webinar; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <DeleteQuestion
      title={formatMessage(messages.deleteTitle, { title })}
      text={formatMessage(messages.deleteText)}
      confirmLabel={formatMessage(messages.delete)}
      done={formatMessage(messages.deleted, { title })}
      onDelete={() => deleteWebinar(id)}
      onDeleted={() => void refresh(webinarsRead)}
      onClose={onClose}
    />
  );
}
