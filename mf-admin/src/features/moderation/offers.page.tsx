import type { AdminCategory, DecisionKind, ModerationItem } from '@wspolnik/contract';
import { useAction, useRead } from '@wspolnik/kit';
import { DialogOnDemand, navigate, toast, useErrorText, useLocale } from '@wspolnik/system';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { AdminList, useAdminList } from '../../lib/admin-list.tsx';
import { categoriesRead } from '../../lib/catalogue.reads.ts';
import { adminOffersQuery, adminOffersRead, useLiveModeration } from '../../lib/moderation.reads.ts';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import { loadDecisionDialog } from './load-decision-dialog.ts';
import { loadCase } from './moderation.api.ts';
import { offerListMessages as messages, offerStateFilters } from './moderation.messages.ts';
import { OfferRow } from './offer-row.tsx';

/** All offers, whatever their state; an admin hides one, or shows it again, without a report. */
export function OffersPage() {
  useLiveModeration();
  const { asked, ask, isAsking, close } = useDecision();
  return (
    <AdminList
      {...useAdminList(adminOffersQuery, adminOffersRead)}
      messages={messages}
      icon={Tag}
      selects={[
        { name: 'state', label: messages.state, any: messages.anyState, options: offerStateFilters },
        {
          name: 'reported',
          label: messages.reported,
          any: messages.anyReported,
          options: { true: messages.onlyReported },
        },
        { name: 'category', label: messages.category, any: messages.anyCategory, options: useCategoryOptions() },
      ]}
      skeleton={<RowSkeletons count={8} height={96} narrow={190} />}
      row={(offer) => <OfferRow offer={offer} busy={isAsking} onDecide={(kind) => void ask(offer.id, kind)} />}
    >
      <DialogOnDemand load={loadDecisionDialog} props={asked && { ...asked, onClose: close }} />
    </AdminList>
  );
}

/** Names of deeper categories stand after a dash for each level. */
function useCategoryOptions() {
  const locale = useLocale();
  const { data } = useRead(categoriesRead());
  const nameOf = ({ name, name_en, level }: AdminCategory) =>
    `${'– '.repeat(level - 1)}${locale === 'en' ? name_en : name}`;
  return (data?.results ?? []).map((category) => ({ value: category.id, label: nameOf(category) }));
}

/** The dialog opens with the case as it is at the click, because a row does not show everything that a decision is about. */
function useDecision() {
  const errorText = useErrorText();
  const [asked, setAsked] = useState<{ item: ModerationItem; kind: DecisionKind } | null>(null);
  const { run, isRunning } = useAction((id: string) => loadCase(id));
  const ask = async (id: string, kind: DecisionKind) => {
    try {
      const item = await run(id);
      // The case's page says why the decision is not possible.
      if (item && !item.allowed_actions.includes(kind)) navigate(`/admin/moderation/${item.id}`);
      else if (item) setAsked({ item, kind });
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return { asked, ask, isAsking: isRunning, close: () => setAsked(null) };
}
