import type { QuoteRequestAnswer } from '@wspolnik/contract';
import { Button, LinkButton } from '@wspolnik/system';
import { FormButtons, FormParts, FormSection } from '@wspolnik/system/forms';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { refusalTexts, severalTexts as texts } from './ask-several.messages.ts';
import classes from './ask-several.module.css';

interface SentNoteProps {
  answer: QuoteRequestAnswer;
  /** The page with the answers; null when nobody was asked. */
  to: string | null;
  onAgain(): void;
}

/** Who was asked, and who was not and why. */
export function SentNote({ answer: { request, refused }, to, onAgain }: SentNoteProps) {
  const { formatMessage } = useIntl();
  const asked = request?.quotes ?? [];
  const note = useRef<HTMLDivElement>(null);
  // The form with the focus is gone.
  useEffect(() => note.current?.focus(), []);
  const reasonOf = (code: string) => formatMessage(refusalTexts[code] ?? { id: 'ask_several.refused.unknown' });
  return (
    <FormParts>
      <div ref={note} tabIndex={-1} role="status" className={classes.outcome}>
        {asked.length > 0 ? formatMessage(texts.sent, { count: asked.length }) : formatMessage(texts.nobody)}
      </div>
      {asked.length > 0 && (
        <FormSection title={formatMessage(texts.sentTo)}>
          <ul className={classes.names}>
            {asked.map(({ id, seller }) => (
              <li key={id}>{seller.name}</li>
            ))}
          </ul>
        </FormSection>
      )}
      <FormSection title={formatMessage(texts.notSentTo)}>
        <ul className={classes.names}>
          {refused.map(({ offer_id, seller, code }) => (
            <li key={offer_id}>
              <strong>{seller?.name ?? formatMessage(texts.unknownSeller)}</strong>
              <span className={classes.muted}>{reasonOf(code)}</span>
            </li>
          ))}
        </ul>
      </FormSection>
      <FormButtons>
        {to && <LinkButton to={to}>{formatMessage(texts.seeAnswers)}</LinkButton>}
        <Button variant={to ? 'outline' : 'solid'} onClick={onAgain}>
          {formatMessage(texts.askAgain)}
        </Button>
      </FormButtons>
    </FormParts>
  );
}
