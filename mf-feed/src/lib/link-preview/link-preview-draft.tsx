import { IconButton, Spinner } from '@wspolnik/system';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { linkPreviewMessages as messages } from './link-preview.messages.ts';
import classes from './link-preview.module.css';
import { LinkPreviewCard } from './link-preview-card.tsx';
import { useLinkPreview } from './use-link-preview.ts';

interface LinkPreviewDraftProps {
  text: string;
  /** Receives the address whose preview is to be published, or null. */
  onLink(url: string | null): void;
}

/** The preview of the link in a text that is being written; it can be removed. */
export function LinkPreviewDraft({ text, onLink }: LinkPreviewDraftProps) {
  const { formatMessage } = useIntl();
  const { state, remove } = useLinkPreview(text);
  // One that is still on its way is published too: the API finds it.
  const link = state.name === 'found' || state.name === 'loading' ? state.url : null;
  const tell = useEffectEvent(onLink);
  useEffect(() => tell(link), [link]);
  return (
    <div role="status">
      {state.name === 'loading' && (
        <p className={classes.note}>
          <Spinner size={18} label={formatMessage(messages.loading)} />
          {formatMessage(messages.loading)}
        </p>
      )}
      {state.name === 'failed' && <p className={classes.note}>{formatMessage({ id: 'errors.link_preview_failed' })}</p>}
      {state.name === 'found' && (
        <div className={classes.draft}>
          <LinkPreviewCard preview={state.preview} />
          <IconButton
            size="sm"
            label={formatMessage(messages.remove)}
            icon={<X size={18} strokeWidth={1.75} />}
            onClick={remove}
          />
        </div>
      )}
    </div>
  );
}
