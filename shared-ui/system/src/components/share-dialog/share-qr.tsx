import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOnDemand } from '../../hooks/use-on-demand.ts';
import { Button } from '../button/button.tsx';
import type { QrCodeProps } from './qr-code.tsx';

const load = async () => (await import(/* webpackChunkName: "qr-code" */ './qr-code.tsx')).QrCode;

/** A button that shows the QR code of the link below it, and hides it again. */
export function ShareQr({ pending, ...link }: QrCodeProps & { pending: boolean }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { Component, request, isLoading, failed } = useOnDemand<QrCodeProps>(load);
  const toggle = () => {
    setOpen(!isOpen);
    void request();
  };
  return (
    <>
      <Button
        variant="outline"
        fullWidth
        loading={pending || isLoading}
        icon={<QrIcon size={18} strokeWidth={1.75} />}
        aria-expanded={isOpen && Component !== undefined}
        onClick={failed ? request : toggle}
      >
        {intl.formatMessage({ id: 'ui.share.qr' })}
      </Button>
      {failed && <p role="alert">{intl.formatMessage({ id: 'ui.failure.title' })}</p>}
      {isOpen && Component && <Component {...link} />}
    </>
  );
}
