import type { Quote } from '@wspolnik/contract';
import { Button, Callout, DialogOnDemand } from '@wspolnik/system';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { requestTexts as texts } from './quote-requests.messages.ts';

const load = async () => (await import(/* webpackChunkName: "thank-dialog" */ './thank-dialog.tsx')).ThankDialog;

/** Once one seller is chosen: the others still wait, and their proposals bind them. */
export function ThankOthers({ quotes }: { quotes: readonly Quote[] }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Callout icon={<HeartHandshake aria-hidden strokeWidth={1.75} />}>
      <p>{formatMessage(texts.thankNote, { count: quotes.length })}</p>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {formatMessage(texts.thank)}
      </Button>
      <DialogOnDemand load={load} props={isOpen ? { quotes, onClose: () => setOpen(false) } : null} />
    </Callout>
  );
}
