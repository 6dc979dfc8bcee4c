import { ErrorPanel, useErrorText } from '@wspolnik/shared-ui';
import { useIntl } from 'react-intl';
import { ordersMessages as messages } from './orders.messages.ts';

export interface OrdersFailedProps {
  error: unknown;
  onRetry: () => void;
}

export function OrdersFailed({ error, onRetry }: OrdersFailedProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  return <ErrorPanel title={intl.formatMessage(messages.failed)} detail={errorText(error)} onRetry={onRetry} />;
}
