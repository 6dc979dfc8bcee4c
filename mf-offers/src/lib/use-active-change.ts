import type { Offer } from '@wspolnik/api/contract';
import { toast, useErrorText } from '@wspolnik/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { setOfferActive } from './change-offers.api.ts';
import { changeMessages as messages } from './change-offers.messages.ts';

type Changed = Pick<Offer, 'id'>;

interface Outcome {
  changed: Changed[];
  /** Why it ended before the last one. */
  error?: unknown;
}

/**
 * Shows the offers with these ids as active or not while `send` goes on, afterwards only those that it answers with, and
 * reads anew what the API has.
 */
export type ShowActive = (
  ids: readonly string[],
  active: boolean,
  send: () => Promise<readonly string[]>,
) => Promise<unknown>;

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

const idsOf = (offers: readonly Changed[]) => offers.map(({ id }) => id);

/** Activates or deactivates one offer or several, shown at once; tells how far it came, and offers the way back. */
export function useActiveChange(show: ShowActive) {
  const tell = useOutcomeToast((offers, active) => void change(offers, active));
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<readonly string[]>([]);
  // The way back may be taken when the page shows something else by then.
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });

  /** Those that are in the state already are left alone. */
  async function change(offers: readonly Changed[], active: boolean): Promise<void> {
    if (isRunning.current || offers.length === 0) return;
    isRunning.current = true;
    setBusy(idsOf(offers));
    await latestShow.current(idsOf(offers), active, async () => {
      const outcome = await changeAll(offers, active);
      tell(outcome, offers.length, active);
      return idsOf(outcome.changed);
    });
    setBusy([]);
    isRunning.current = false;
  }
  return { change, busy };
}

/** `undo` gets those that changed, and the state that they had. */
function useOutcomeToast(undo: (offers: readonly Changed[], active: boolean) => void) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  return ({ changed, error }: Outcome, wanted: number, active: boolean) => {
    const action = { label: formatMessage(messages.undo), onClick: () => undo(changed, !active) };
    if (error !== undefined) {
      const reason = errorText(error);
      const part = formatMessage(messages.bulkPart, { done: changed.length, count: wanted, reason });
      toast.error(wanted === 1 ? `${formatMessage(messages.changeFailed)}. ${reason}` : part);
    } else if (wanted === 1)
      toast.success(formatMessage(active ? messages.activated : messages.deactivated), { action });
    else toast.success(formatMessage(messages.bulkDone, { count: changed.length }), { action });
  };
}
