import { Button } from '@wspolnik/system';
import { Eye } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { renderShellRoot } from '../platform/shell-root.tsx';
import styles from './preview-bar.module.css';

interface Previewed {
  name: string;
  version: string;
}

/** The cookie of the preview is not readable for scripts: the gateway takes it back. */
async function end(): Promise<void> {
  await fetch('/api/releases/preview/', { method: 'DELETE' });
  window.location.reload();
}

/** Says on every page that this browser shows a version that nobody else sees. */
function PreviewBar({ name, version }: Previewed) {
  return (
    <div role="status" className={styles.bar}>
      <Eye size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <FormattedMessage id="shell.preview" values={{ name: name.replaceAll('_', '-'), version }} />
      </span>
      <Button variant="outline" size="sm" onClick={() => void end()}>
        <FormattedMessage id="shell.previewEnd" />
      </Button>
    </div>
  );
}

export function showPreviewBar(previewed: Previewed): void {
  const host = document.createElement('div');
  document.body.prepend(host);
  renderShellRoot(host, <PreviewBar {...previewed} />, { prefix: 'preview' });
}
