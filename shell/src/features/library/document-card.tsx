import type { LibraryDocument, LibraryKind } from '@wspolnik/contract';
import { Badge, Button, buttonClassName, formatDate, type Locale } from '@wspolnik/system';
import { formatFileSize } from '@wspolnik/system/files';
import { FileSpreadsheet, FileText, FileType, Image } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './library.module.css';

const ICONS = { pdf: FileType, text: FileText, sheet: FileSpreadsheet, image: Image } as const satisfies Record<
  LibraryKind,
  typeof FileText
>;

export interface DocumentCardProps {
  document: LibraryDocument;
  level: 'h2' | 'h3';
  locale: Locale;
  onPreview(): void;
}

export const titleIn = (locale: Locale, { title, title_en }: LibraryDocument): string =>
  locale === 'en' ? title_en : title;
export const descriptionIn = (locale: Locale, { description, description_en }: LibraryDocument): string =>
  locale === 'en' ? description_en : description;

/** A document with its kind, size and language, a preview and a download. */
export function DocumentCard({ document, level: Heading, locale, onPreview }: DocumentCardProps) {
  const intl = useIntl();
  const { id, file, language, published_at } = document;
  const Icon = ICONS[file.kind];
  const title = titleIn(locale, document);
  const text = descriptionIn(locale, document);
  const named = (action: string) => intl.formatMessage({ id: `library.${action}For` }, { title });
  return (
    <article aria-labelledby={`document-${id}`} className={styles.card}>
      <span className={styles.icon} data-kind={file.kind}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <Heading id={`document-${id}`} className={styles.title}>
          {title}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.facts}>
          <Badge>{intl.formatMessage({ id: `library.kind.${file.kind}` })}</Badge>
          <span>{formatFileSize(file.size, intl)}</span>
          <span>{intl.formatMessage({ id: `library.language.${language}` })}</span>
          {published_at && <time dateTime={published_at}>{formatDate(published_at, locale)}</time>}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="soft" size="sm" aria-label={named('preview')} onClick={onPreview}>
          <FormattedMessage id="library.preview" />
        </Button>
        <a
          href={file.url}
          download={file.name}
          className={buttonClassName({ variant: 'outline', size: 'sm' })}
          aria-label={named('download')}
        >
          <FormattedMessage id="library.download" />
        </a>
      </div>
    </article>
  );
}
