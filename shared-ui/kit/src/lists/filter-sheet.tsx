import { Button, buttonClassName, Drawer } from '@wspolnik/system';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListState } from '../use-read.ts';
import { FILTERS_ID, SHEET_BUTTON_ID } from './filtered-list.tsx';
import classes from './lists.module.css';
import type { Counted } from './result-count.tsx';

export interface FilterSheetProps {
  list: ListState<Counted>;
  /** Number of active filters. */
  count: number;
  /** The filters. */
  children: ReactNode;
}

/** The filters of small screens; the button that closes them shows the number of results. */
export function FilterSheet({ list: { data: page, error, isOther }, count, children }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const results = page?.count_exact === false ? 'ui.filters.showOver' : 'ui.filters.showResults';
  return (
    <>
      <Button
        id={SHEET_BUTTON_ID}
        variant="outline"
        className={classes.sheetButton}
        icon={<SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {formatMessage({ id: 'ui.filters.button' }, { count })}
      </Button>
      <noscript>
        <a className={buttonClassName({ variant: 'outline' }, classes.sheetButton)} href={`#${FILTERS_ID}`}>
          {formatMessage({ id: 'ui.filters.button' }, { count })}
        </a>
      </noscript>
      <Drawer
        open={isOpen}
        title={formatMessage({ id: 'ui.filters.title' })}
        onClose={() => setOpen(false)}
        footer={
          <Button fullWidth aria-busy={(isOther && !error) || undefined} onClick={() => setOpen(false)}>
            {page && !error
              ? formatMessage({ id: results }, { count: page.count })
              : formatMessage({ id: 'ui.filters.showList' })}
          </Button>
        }
      >
        <div className={classes.sheet}>{children}</div>
      </Drawer>
    </>
  );
}
