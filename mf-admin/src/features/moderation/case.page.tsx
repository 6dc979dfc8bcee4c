import type { DecisionKind, ModerationItem } from '@wspolnik/contract';
import { ReadStates, useRead } from '@wspolnik/kit';
import { DialogOnDemand, Link, LinkButton, PageSkeleton, usePage } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { moderationCaseRead, useLiveModeration } from '../../lib/moderation.reads.ts';
import { CaseCard } from './case-card.tsx';
import { loadDecisionDialog } from './load-decision-dialog.ts';
import { casePageMessages as messages } from './moderation.messages.ts';
import classes from './moderation.module.css';

/** One case by its address; also by that of an offer that nobody has reported. */
export function CasePage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  usePage({ title });
  useLiveModeration();
  return (
    <ReadStates
      read={useRead(moderationCaseRead({ id }))}
      skeleton={<PageSkeleton kind="text" />}
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.missing),
        text: formatMessage(messages.missingText),
        action: <LinkButton to="/admin/moderation">{formatMessage(messages.back)}</LinkButton>,
      }}
    >
      {(item) => (
        <div className={`wp-container ${classes.page}`}>
          <Link to="/admin/moderation">{formatMessage(messages.back)}</Link>
          <h1>{title}</h1>
          <Case item={item} />
        </div>
      )}
    </ReadStates>
  );
}

function Case({ item }: { item: ModerationItem }) {
  const [asked, setAsked] = useState<{ item: ModerationItem; kind: DecisionKind } | null>(null);
  return (
    <>
      <CaseCard item={item} onDecide={(kind) => setAsked({ item, kind })} />
      <DialogOnDemand load={loadDecisionDialog} props={asked && { ...asked, onClose: () => setAsked(null) }} />
    </>
  );
}
