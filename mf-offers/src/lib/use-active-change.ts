import type { Offer } from '@wspolnik/api/contract';
import { toast } from '@wspolnik/shared-ui';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { setOfferActive } from './change-offers.api.ts';
import { changeMessages as messages } from './change-offers.messages.ts';
import { useErrorText } from './use-error-text.ts';

type Changed = Pick<Offer, 'id'>;

interface Outcome {
  changed: Changed[];
  /** Why it ended before the last one. */
  error?: unknown;
}

/** One after the other, as each takes a place of the plan; the first refusal ends it, the rest would meet the same. */
async function changeAll(offers: readonly Changed[], active: boolean): Promise<Outcome> {
  const changed: Changed[] = [];
  for (const offer of offers) {
    try {
      await setOfferActive({ offer_id: offer.id, active });
      changed.push(offer);
    } catch (error) {
      return { changed, error };
    }
  }
  return { changed };
}

/** Activates or deactivates one offer or several; tells how far it came, and offers the way back. */
export function useActiveChange(refresh: () => unknown) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<readonly string[]>([]);

  const tell = ({ changed, error }: Outcome, wanted: number, active: boolean) => {
    const undo = { label: formatMessage(messages.undo), onClick: () => void change(changed, !active) };
    if (error !== undefined) {
      const reason = errorText(error);
      const part = formatMessage(messages.bulkPart, { done: changed.length, count: wanted, reason });
      toast.error(wanted === 1 ? `${formatMessage(messages.changeFailed)}. ${reason}` : part);
    } else if (wanted === 1)
      toast.success(formatMessage(active ? messages.activated : messages.deactivated), { action: undo });
    else toast.success(formatMessage(messages.bulkDone, { count: changed.length }), { action: undo });
  };

  /** Those that are in the state already are left alone. */
  async function change(offers: readonly Changed[], active: boolean): Promise<void> {
    if (isRunning.current || offers.length === 0) return;
    isRunning.current = true;
    setBusy(offers.map(({ id }) => id));
    const outcome = await changeAll(offers, active);
    tell(outcome, offers.length, active);
    await refresh();
    setBusy([]);
    isRunning.current = false;
  }
  return { change, busy };
}
