import type { DecisionKind, ModerationItem } from '@wspolnik/contract';
import { DialogOnDemand } from '@wspolnik/system';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { moderationQuery, moderationRead, useLiveModeration } from '../../lib/moderation.reads.ts';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import { CaseCard } from './case-card.tsx';
import { loadDecisionDialog } from './load-decision-dialog.ts';
import { listMessages as messages, typeMessages } from './moderation.messages.ts';
import { YearNumbers } from './year-numbers.tsx';

interface Asked {
  item: ModerationItem;
  kind: DecisionKind;
}

const LINKS = [
  {
    name: 'status',
    label: messages.filter,
    any: messages.waiting,
    options: { appealed: messages.appealed, decided: messages.decided },
  },
  { name: 'type', label: messages.types, any: messages.allTypes, options: typeMessages },
] as const;

/** Reported, appealed and decided cases. */
export function ModerationPage() {
  useLiveModeration();
  const list = useAdminList(moderationQuery, moderationRead);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <AdminList
      {...list}
      messages={messages}
      icon={ShieldCheck}
      action={<YearNumbers />}
      links={LINKS}
      skeleton={<RowSkeletons count={3} height={320} narrow={320} />}
      row={(item) => <CaseCard item={item} onDecide={(kind) => setAsked({ item, kind })} />}
    >
      <DialogOnDemand load={loadDecisionDialog} props={asked && { ...asked, onClose: () => setAsked(null) }} />
    </AdminList>
  );
}
