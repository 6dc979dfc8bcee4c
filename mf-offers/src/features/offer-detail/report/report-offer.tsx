import { queryString, useSessionStore } from '@wspolnik/shared-auth';
import { Button, DialogOnDemand, LinkButton } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { offerPath } from '../../../lib/offer-path.ts';
import { offerDetailMessages as messages } from '../offer-detail.messages.ts';

const load = async () => (await import(/* webpackChunkName: "report-offer" */ './report-offer-dialog.tsx')).ReportOffer;

/** Reports somebody else's offer; a guest signs in first. */
export function ReportLink({ id }: { id: string }) {
  const title = useIntl().formatMessage(messages.report);
  const isSignedIn = useSessionStore(({ user }) => user !== null);
  const [isOpen, setOpen] = useState(false);
  const look = { variant: 'ghost', size: 'sm' } as const;
  if (!isSignedIn) {
    return (
      <LinkButton {...look} to={`/auth/login?${queryString({ from: offerPath(id) })}`}>
        {title}
      </LinkButton>
    );
  }
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <DialogOnDemand load={load} props={isOpen ? { id, onClose: () => setOpen(false) } : null} />
    </>
  );
}
