import type { AdminLibraryDocument } from '@wspolnik/contract';
import { Badge, Button, formatDate, useLocale } from '@wspolnik/system';
import { formatFileSize } from '@wspolnik/system/files';
import { useIntl } from 'react-intl';
import classes from '../../lib/rows.module.css';
import { listMessages as messages, topicMessages } from './library.messages.ts';

export interface DocumentRowProps {
  document: AdminLibraryDocument;
  onEdit(): void;
  onPublish(): void;
  onDelete(): void;
}

export function DocumentRow({ document, onEdit, onPublish, onDelete }: DocumentRowProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const locale = useLocale();
  const { id, title, title_en, topic, language, file, published_at, updated_at } = document;
  const toggle = published_at ? messages.unpublish : messages.publish;
  const named = (action: { id: string }) => formatMessage(messages.actionFor, { action: formatMessage(action), title });
  return (
    <article aria-labelledby={`document-${id}`} className={classes.row}>
      <div className={classes.words}>
        <h2 id={`document-${id}`} className={classes.title}>
          {title}
        </h2>
        <p className={classes.second} lang="en">
          {title_en}
        </p>
        <p className={classes.facts}>
          <Badge tone={published_at ? 'primary' : 'neutral'}>
            {formatMessage(published_at ? messages.published : messages.draft)}
          </Badge>
          <span>{formatMessage(topicMessages[topic])}</span>
          <span>{formatMessage(messages[`language_${language}`])}</span>
          {file.state === 'available' ? (
            <a href={file.url} download={file.name} className={classes.file}>
              {file.name}
            </a>
          ) : (
            <>
              <span className={classes.heldFile}>{file.name}</span>
              <Badge tone={file.state === 'removed' ? 'danger' : 'neutral'}>
                {formatMessage(file.state === 'removed' ? messages.fileRemoved : messages.fileChecking)}
              </Badge>
            </>
          )}
          <span>{formatFileSize(file.size, intl)}</span>
          <span>{formatMessage(messages.changed, { date: formatDate(updated_at, locale) })}</span>
        </p>
      </div>
      <div className={classes.actions}>
        <Button variant="soft" size="sm" aria-label={named(toggle)} onClick={onPublish}>
          {formatMessage(toggle)}
        </Button>
        <Button variant="outline" size="sm" aria-label={named(messages.edit)} onClick={onEdit}>
          {formatMessage(messages.edit)}
        </Button>
        <Button variant="ghost" size="sm" aria-label={named(messages.delete)} onClick={onDelete}>
          {formatMessage(messages.delete)}
        </Button>
      </div>
    </article>
  );
}
