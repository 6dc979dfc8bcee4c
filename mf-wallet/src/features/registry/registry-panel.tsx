import { Button, ErrorPanel, useErrorText, usePagingTop } from '@wspolnik/shared-ui';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { registryMessages as messages } from './registry.messages.ts';
import classes from './registry.module.css';
import { RegistryList } from './registry-list.tsx';
import type { RegistryState } from './registry-query.ts';
import { RegistrySkeleton } from './registry-skeleton.tsx';
import { TypeFilter } from './type-filter.tsx';
import { useExport } from './use-export.ts';
import { useRegistry } from './use-registry.ts';

export interface RegistryPanelProps {
  state: RegistryState;
  /** The page with these parts of its state changed. */
  to: (change: Partial<RegistryState>) => string;
  onRecharge: () => void;
}

/** Every movement of the points, newest first. */
export function RegistryPanel({ state, to, onRecharge }: RegistryPanelProps) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { page, error, refetch } = useRegistry(state);
  const { top, onPaging } = usePagingTop(state.page);
  const { exportRows, isExporting } = useExport(state.points_type);
  const isFirstTime = page?.count === 0 && !state.points_type;
  return (
    <section ref={top} tabIndex={-1} aria-labelledby="registry" className={classes.registry}>
      <header className={classes.header}>
        <h2 id="registry">{formatMessage(messages.listTitle)}</h2>
        {page && page.count > 0 && (
          <>
            <span className={classes.count}>
              {formatMessage(page.count_exact ? messages.count : messages.countMore, { count: page.count })}
            </span>
            <Button
              variant="outline"
              size="sm"
              icon={<Download aria-hidden size={16} strokeWidth={1.75} />}
              loading={isExporting}
              onClick={() => void exportRows()}
            >
              {formatMessage(messages.export)}
            </Button>
          </>
        )}
      </header>
      {isFirstTime ? null : (
        <TypeFilter
          selected={state.points_type}
          to={(points_type) => to({ points_type, page: undefined, payment: undefined })}
        />
      )}
      {page && error ? <p className={classes.stale}>{formatMessage(messages.stale)}</p> : null}
      {page ? (
        <RegistryList page={page} state={state} to={to} onRecharge={onRecharge} onPaging={onPaging} />
      ) : error ? (
        <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <RegistrySkeleton />
      )}
    </section>
  );
}
