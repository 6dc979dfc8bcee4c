import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/button.tsx';
import styles from './gallery.module.css';

export function GallerySteps({ step }: { step(by: number): void }) {
  const intl = useIntl();
  return (
    <div className={styles.steps}>
      <IconButton
        variant="outline"
        round
        label={intl.formatMessage({ id: 'ui.gallery.previous' })}
        icon={<ChevronLeft size={22} strokeWidth={1.75} />}
        onClick={() => step(-1)}
      />
      <IconButton
        variant="outline"
        round
        label={intl.formatMessage({ id: 'ui.gallery.next' })}
        icon={<ChevronRight size={22} strokeWidth={1.75} />}
        onClick={() => step(1)}
      />
    </div>
  );
}
