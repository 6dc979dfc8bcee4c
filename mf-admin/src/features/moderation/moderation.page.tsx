import type { DecisionKind, ModerationItem } from '@wspolnik/contract';
import { ListPage, ListStates, useList, useListQuery } from '@wspolnik/kit';
import { FilterLinks } from '@wspolnik/kit/lists';
import { DialogOnDemand, EmptyState } from '@wspolnik/system';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  CASE_STATUSES,
  CASE_TYPES,
  type ModerationQuery,
  moderationQuery,
  moderationRead,
  useLiveModeration,
} from '../../lib/moderation.reads.ts';
import { CaseCard } from './case-card.tsx';
import { listMessages as messages, typeMessages } from './moderation.messages.ts';
import classes from './moderation.module.css';
import { YearNumbers } from './year-numbers.tsx';

interface Asked {
  item: ModerationItem;
  kind: DecisionKind;
}

const loadDialog = async () =>
  (await import(/* webpackChunkName: "moderation-decision" */ './decision-dialog.tsx')).DecisionDialog;

/** What was reported, appealed and decided. */
export function ModerationPage() {
  const { formatMessage } = useIntl();
  useLiveModeration();
  const query = useListQuery(moderationQuery);
  const list = useList(moderationRead(query));
  const [asked, setAsked] = useState<Asked | null>(null);
  const title = formatMessage(messages.title);
  return (
    <ListPage title={title} count={list.data && formatMessage(messages.count, { count: list.data.count })}>
      <Filters query={query} />
      <ListStates
        {...{ list, query }}
        of={moderationQuery}
        label={title}
        failed={formatMessage(messages.failed)}
        skeleton={<Skeletons />}
        empty={<NoCases />}
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((item) => (
              <li key={item.id}>
                <CaseCard item={item} onDecide={(kind) => setAsked({ item, kind })} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <DialogOnDemand load={loadDialog} props={asked && { ...asked, onClose: () => setAsked(null) }} />
    </ListPage>
  );
}

function Filters({ query }: { query: ModerationQuery }) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.filters}>
      <FilterLinks
        label={formatMessage(messages.filter)}
        options={[undefined, ...CASE_STATUSES].map((value) => ({
          value,
          label: formatMessage(messages[value ?? 'waiting']),
        }))}
        selected={query.status}
        to={(status) => moderationQuery.href(moderationQuery.with(query, { status }))}
      />
      <YearNumbers />
      <FilterLinks
        label={formatMessage(messages.types)}
        options={[undefined, ...CASE_TYPES].map((value) => ({
          value,
          label: formatMessage(value ? typeMessages[value] : messages.allTypes),
        }))}
        selected={query.type}
        to={(type) => moderationQuery.href(moderationQuery.with(query, { type }))}
      />
    </div>
  );
}

function Skeletons() {
  return (
    <div aria-hidden="true" className={classes.list}>
      {[1, 2, 3].map((key) => (
        <div key={key} className={classes.skeleton} />
      ))}
    </div>
  );
}

function NoCases() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ShieldCheck size={26} strokeWidth={1.75} />}
      title={formatMessage(messages.empty)}
      text={formatMessage(messages.emptyText)}
    />
  );
}
