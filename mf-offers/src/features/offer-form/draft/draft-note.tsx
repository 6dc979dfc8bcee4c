import type { Offer } from '@wspolnik/api/contract';
import { Button, Callout, ConfirmDialog, formatDate, formatTime, useLocale } from '@wspolnik/shared-ui';
import { CloudOff, Save } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { draftMessages as messages } from '../offer-form.messages.ts';
import classes from './draft-note.module.css';
import type { OfferDraft } from './offer-draft.ts';
import type { DraftState } from './use-offer-draft.ts';

/** Drafts younger than this show only the time of day, without the date. */
const RECENT_MS = 12 * 3600 * 1000;

interface DraftNoteProps {
  /** The draft that was stored when the page opened. */
  stored: OfferDraft | null;
  draft: DraftState & { isChanged: boolean };
  offer: Offer | null;
  onDiscard: () => void;
}

/** Shows whether the draft is saved and since when, and offers to start over. */
export function DraftNote({ stored, draft, offer, onDiscard }: DraftNoteProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  if (!draft.isChanged) return null;
  const isOutdated = stored !== null && offer !== null && stored.base !== offer.updated_at;
  return (
    <div className={classes.draft}>
      <p className={classes.draftState}>
        {draft.problem === 'texts' ? (
          <CloudOff aria-hidden size={18} strokeWidth={1.75} />
        ) : (
          <Save aria-hidden size={18} strokeWidth={1.75} />
        )}
        <span>{draftText()}</span>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {formatMessage(messages.discard)}
        </Button>
      </p>
      <div role="status" className={classes.warnings}>
        {draft.problem && <Callout tone="danger">{formatMessage(messages[draft.problem])}</Callout>}
        {stored !== null && stored.lost > 0 && (
          <Callout tone="danger">{formatMessage(messages.lost, { count: stored.lost })}</Callout>
        )}
        {isOutdated && <Callout>{formatMessage(messages.outdated)}</Callout>}
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={formatMessage(messages.discardTitle)}
        text={formatMessage(offer ? messages.discardEditText : messages.discardText)}
        confirmLabel={formatMessage(messages.discard)}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </div>
  );

  function draftText(): string {
    if (draft.problem === 'texts') return formatMessage(messages.notSaved);
    if (draft.savedAt === null) return formatMessage(messages.saving);
    const isRecent = Date.now() - draft.savedAt < RECENT_MS;
    const time = isRecent ? formatTime(draft.savedAt, locale) : formatDate(draft.savedAt, locale, { time: true });
    return formatMessage(messages.saved, { time });
  }
}
