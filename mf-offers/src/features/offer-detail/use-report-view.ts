import type { Offer } from '@wspolnik/contract';
import { whenIdle } from '@wspolnik/system';
import { useEffect } from 'react';

/** Reports once that the page of a listed offer was opened, when nothing else loads any more. The company itself reports nothing. */
export function useReportView({ id, is_active }: Pick<Offer, 'id' | 'is_active'>, isOwn: boolean): void {
  const counts = is_active && !isOwn;
  useEffect(() => {
    if (!counts) return;
    return whenIdle(() => {
      // A view that could not be sent is not worth a word to anybody.
      import('./report-view.ts').then(({ reportView }) => reportView(id)).catch(() => {});
    });
  }, [id, counts]);
}
