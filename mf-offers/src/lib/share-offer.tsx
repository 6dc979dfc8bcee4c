import type { OfferSummary } from '@wspolnik/contract';
import { DialogOnDemand } from '@wspolnik/system';

const load = async () =>
  (await import(/* webpackChunkName: "share-offer" */ './share-offer-dialog.tsx')).ShareOfferDialog;

interface ShareOfferProps {
  /** Null while the dialog is closed. */
  offer: OfferSummary | null;
  onClose: () => void;
}

export function ShareOffer({ offer, onClose }: ShareOfferProps) {
  return <DialogOnDemand load={load} props={offer && { offer, onClose }} />;
}
