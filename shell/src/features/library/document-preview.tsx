import type { LibraryDocument } from '@wspolnik/contract';
import { Dialog, useLocale } from '@wspolnik/system';
import { FilePreview, kindOfName } from '@wspolnik/system/files';
import { FormattedMessage } from 'react-intl';
import { descriptionIn, titleIn } from './document-card.tsx';
import styles from './library.module.css';

interface DocumentPreviewProps {
  document: LibraryDocument;
  onClose(): void;
}

/** The subject of a document, a picture at its size or the pages of a PDF, and the file to open or download. */
export function DocumentPreview({ document, onClose }: DocumentPreviewProps) {
  const locale = useLocale();
  const { file, topic, language } = document;
  const title = titleIn(locale, document);
  const text = descriptionIn(locale, document);
  return (
    <Dialog open title={title} size={file.kind === 'image' || file.kind === 'pdf' ? 'lg' : 'md'} onClose={onClose}>
      <div className={styles.preview}>
        {file.kind === 'image' && <img src={file.url} alt={text || title} className={styles.picture} />}
        {text && <p>{text}</p>}
        <p className={styles.facts}>
          <span>
            <FormattedMessage id={`library.topic.${topic}`} />
          </span>
          <span>
            <FormattedMessage id={`library.language.${language}`} />
          </span>
        </p>
        <FilePreview file={{ ...file, kind: kindOfName(file.name) }} expanded />
      </div>
    </Dialog>
  );
}
