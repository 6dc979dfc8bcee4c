import { type ComponentType, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useOnDemand } from '../../hooks/use-on-demand.ts';
import { toast } from '../toaster/toast.ts';
import { useWarmDialogs } from './use-warm-dialogs.ts';

export interface DialogOnDemandProps<Props> {
  /** The same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Of the dialog; null while it is closed. */
  props: Props | null;
}

/**
 * A dialog whose code comes while the browser rests, at the latest when it opens. Stands in the page from the start; when
 * the code cannot be had, says so and closes, and the next opening tries again.
 */
export function DialogOnDemand<Props extends { onClose(): void }>({ load, props }: DialogOnDemandProps<Props>) {
  const intl = useIntl();
  const { Component, request, failed } = useOnDemand(load);
  const isOpen = props !== null;
  const latest = useRef({ request, props });
  useEffect(() => {
    latest.current = { request, props };
  });
  useWarmDialogs(load);
  useEffect(() => {
    if (isOpen) void latest.current.request();
  }, [isOpen]);
  useEffect(() => {
    if (!failed || !latest.current.props) return;
    toast.error(intl.formatMessage({ id: 'ui.failure.title' }));
    latest.current.props.onClose();
  }, [failed, intl]);
  return Component && props ? <Component {...props} /> : null;
}
