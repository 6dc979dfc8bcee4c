import { type ComponentType, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useOnDemand } from '../../hooks/use-on-demand.ts';
import { toast } from '../toaster/toast.ts';
import { useWarmDialogs } from './use-warm-dialogs.ts';

export interface DialogOnDemandProps<Props> {
  /** Must be the same function in every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Props of the dialog; null while it is closed. */
  props: Props | null;
}

/**
 * A dialog whose code loads when the browser is idle, at the latest when it opens. Rendered from the start. If the code does
 * not load, it shows an error and closes; the next opening tries again.
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
