import type { ActivationRequest } from '@wspolnik/contract';
import { FilePreview, kindOfName } from '@wspolnik/system/files';
import classes from './document-panel.module.css';

interface DocumentPanelProps {
  document: NonNullable<ActivationRequest['document']>;
  /** Shows the pages of a PDF. */
  expanded: boolean;
}

/** The document of a request; an image is also shown. */
export function DocumentPanel({ document, expanded }: DocumentPanelProps) {
  const { name, size, state, url } = document;
  const kind = kindOfName(name);
  return (
    <div className={classes.document}>
      <FilePreview file={{ name, size, state, url, kind }} expanded={expanded} />
      {kind === 'image' && url !== null && <img src={url} alt={name} loading="lazy" className={classes.picture} />}
    </div>
  );
}
