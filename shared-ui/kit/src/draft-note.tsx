import { Button, Callout, ConfirmDialog, formatDate, formatTime, useLocale } from '@wspolnik/system';
import { CloudOff, Save } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import classes from './draft-note.module.css';
import type { DraftState } from './use-form-draft.ts';

/** Drafts younger than this show only the time of day, without the date. */
const RECENT_MS = 12 * 3600 * 1000;

export interface DraftNoteProps {
  draft: DraftState & { isChanged: boolean };
  /** The loss with the draft; the question before it is discarded. */
  discardText: string;
  onDiscard: () => void;
  /** Warnings about the draft that was found when the form opened. */
  children?: ReactNode;
}

/** Shows whether the draft is saved and since when, and offers to start over. */
export function DraftNote({ draft, discardText, onDiscard, children }: DraftNoteProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  if (!draft.isChanged) return null;
  const discard = formatMessage({ id: 'ui.draft.discard' });
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
          {discard}
        </Button>
      </p>
      <div role="status" className={classes.warnings}>
        {draft.problem && (
          <Callout tone="danger">
            {formatMessage({ id: draft.problem === 'texts' ? 'ui.draft.noTexts' : 'ui.draft.noFiles' })}
          </Callout>
        )}
        {children}
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title={formatMessage({ id: 'ui.draft.discardTitle' })}
        text={discardText}
        confirmLabel={discard}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      />
    </div>
  );

  function draftText(): string {
    if (draft.problem === 'texts') return formatMessage({ id: 'ui.draft.notSaved' });
    if (draft.savedAt === null) return formatMessage({ id: 'ui.draft.saving' });
    const isRecent = Date.now() - draft.savedAt < RECENT_MS;
    const time = isRecent ? formatTime(draft.savedAt, locale) : formatDate(draft.savedAt, locale, { time: true });
    return formatMessage({ id: 'ui.draft.saved' }, { time });
  }
}
