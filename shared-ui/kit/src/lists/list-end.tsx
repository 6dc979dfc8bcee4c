import { Button, Callout } from '@wspolnik/system';
import { ListEnd as EndIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FILTERS_ID, SHEET_BUTTON_ID } from './filtered-list.tsx';
import classes from './lists.module.css';

/** The panel beside the list, or the sheet where there is no room for it. */
function showFilters(): void {
  const button = document.getElementById(SHEET_BUTTON_ID);
  const panel = document.getElementById(FILTERS_ID);
  if (button && getComputedStyle(button).display !== 'none') button.click();
  else {
    panel?.scrollIntoView({ block: 'start' });
    panel?.focus({ preventScroll: true });
  }
}

/** Says that a list ends before its last result; with filters beside it, leads to them. */
export function ListEnd({ filtered = true }: { filtered?: boolean }) {
  const { formatMessage } = useIntl();
  const action = (
    <Button variant="outline" onClick={showFilters}>
      {formatMessage({ id: 'ui.list.narrow' })}
    </Button>
  );
  return (
    <Callout
      className={classes.end}
      icon={<EndIcon aria-hidden size={18} strokeWidth={1.75} />}
      action={filtered && action}
    >
      {formatMessage({ id: 'ui.list.cut' })}
    </Callout>
  );
}
