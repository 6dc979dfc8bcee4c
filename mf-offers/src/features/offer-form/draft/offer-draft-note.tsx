import type { Offer } from '@wspolnik/contract';
import { DraftNote, type DraftNoteProps } from '@wspolnik/kit';
import { Callout } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { draftMessages as messages } from '../offer-form.messages.ts';
import type { OfferDraft } from './offer-draft.ts';

interface OfferDraftNoteProps extends Pick<DraftNoteProps, 'draft' | 'onDiscard'> {
  /** The draft that was stored when the page opened. */
  stored: OfferDraft | null;
  offer: Offer | null;
}

export function OfferDraftNote({ stored, offer, ...note }: OfferDraftNoteProps) {
  const { formatMessage } = useIntl();
  const isOutdated = stored !== null && offer !== null && stored.base !== offer.updated_at;
  return (
    <DraftNote {...note} discardText={formatMessage(offer ? messages.discardEditText : messages.discardText)}>
      {stored !== null && stored.lost > 0 && (
        <Callout tone="danger">{formatMessage(messages.lost, { count: stored.lost })}</Callout>
      )}
      {isOutdated && <Callout>{formatMessage(messages.outdated)}</Callout>}
    </DraftNote>
  );
}
