import type { Offer } from '@wspolnik/contract';
import { toast, useErrorText } from '@wspolnik/system';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { setOfferActive } from './change-offers.api.ts';
import { changeMessages as messages } from './change-offers.messages.ts';

type Changed = Pick<Offer, 'id'>;

interface Outcome {
  changed: Changed[];
  /** Why it stopped before the last offer. */
  error?: unknown;
}

/**
 * Shows the offers with these ids as active or inactive while `send` runs, afterwards only those that it returns, and
 * reloads the data.
 */
export type ShowActive = (
  ids: readonly string[],
  active: boolean,
  send: () => Promise<readonly string[]>,
) => Promise<unknown>;

/**
 * Sequential, because each activation counts towards the plan's limit. The first refusal stops it, since the rest
 * would be refused too.
 */
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

/** Activates or deactivates offers, shown optimistically. A toast reports the outcome and offers undo. */
export function useActiveChange(show: ShowActive) {
  const showOutcome = useOutcomeToast((offers, active) => void change(offers, active));
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<readonly string[]>([]);
  // Undo may be clicked when the page already shows something else.
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });

  /** Skips offers that are already in the state. */
  async function change(offers: readonly Changed[], active: boolean): Promise<void> {
    if (isRunning.current || offers.length === 0) return;
    isRunning.current = true;
    setBusy(idsOf(offers));
    await latestShow.current(idsOf(offers), active, async () => {
      const outcome = await changeAll(offers, active);
      showOutcome(outcome, offers.length, active);
      return idsOf(outcome.changed);
    });
    setBusy([]);
    isRunning.current = false;
  }
  return { change, busy };
}

/** `undo` receives the changed offers and their previous state. */
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
