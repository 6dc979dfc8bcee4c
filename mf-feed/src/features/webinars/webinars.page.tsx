import type { Webinar, WebinarPage } from '@wspolnik/contract';
import { ListPage, ListStates, useList, useListQuery } from '@wspolnik/kit';
import { Button, DialogOnDemand, LinkButton } from '@wspolnik/system';
import { EmptyList } from '@wspolnik/system/cards';
import { CalendarSync, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { webinarQuery, webinarsRead } from '../../lib/webinars.reads.ts';
import { OpenedWebinar, useScrollTo } from './opened-webinar.tsx';
import { useJoinLinks, useLiveWebinars } from './use-live-webinars.ts';
import { useMoment } from './use-moment.ts';
import { type OpenedDialog, WebinarDialogs } from './webinar-dialogs.tsx';
import { useIsAdmin, WebinarList } from './webinar-list.tsx';
import { WebinarSkeletons } from './webinar-skeletons.tsx';
import { changesOf } from './webinar-state.ts';
import { webinarsMessages as messages } from './webinars.messages.ts';
import classes from './webinars.module.css';

export function WebinarsPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const query = useListQuery(webinarQuery);
  const list = useList<WebinarPage>(webinarsRead(query));
  const webinars = list.data?.results ?? NONE;
  const now = useMoment(webinars.flatMap(({ webinar_date }) => changesOf(webinar_date)));
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  useLiveWebinars();
  useJoinLinks(webinars, now);
  const open = query.open;
  const isListed = webinars.some(({ id }) => id === open);
  useScrollTo(isListed ? open : undefined);
  return (
    <ListPage
      title={title}
      count={list.data && formatMessage(messages.count, { count: list.data.count })}
      action={<Actions />}
    >
      {open && list.data && !isListed && <OpenedWebinar key={open} id={open} onOpen={setOpened} />}
      <ListStates
        {...{ list, query }}
        of={webinarQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<WebinarSkeletons />}
        empty={<EmptyList of="webinars" />}
      >
        {() => (
          <WebinarList {...{ webinars, now, open }} onOpen={setOpened} isFirstPage={(query.page ?? '1') === '1'} />
        )}
      </ListStates>
      <WebinarDialogs opened={opened} onClose={() => setOpened(null)} />
    </ListPage>
  );
}

const NONE: readonly Webinar[] = [];

const loadSubscribe = async () =>
  (await import(/* webpackChunkName: "webinar-subscribe" */ './subscribe-dialog.tsx')).SubscribeDialog;

function Actions() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const isAdmin = useIsAdmin();
  return (
    <div className={classes.actions}>
      <Button
        variant="outline"
        icon={<CalendarSync size={18} strokeWidth={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {formatMessage(messages.subscribe)}
      </Button>
      {isAdmin && (
        <LinkButton to="/admin/webinars/create" icon={<Plus size={18} strokeWidth={1.75} />}>
          {formatMessage(messages.add)}
        </LinkButton>
      )}
      <DialogOnDemand load={loadSubscribe} props={isOpen ? { onClose: () => setOpen(false) } : null} />
    </div>
  );
}
