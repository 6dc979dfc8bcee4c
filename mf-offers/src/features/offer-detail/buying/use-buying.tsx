import type { Offer } from '@wspolnik/contract';
import type { ReadState } from '@wspolnik/kit';
import { useOnDemand } from '@wspolnik/system';
import { type ReactNode, useState } from 'react';

// Formik and yup are loaded with the dialog, because most visits never open it.
export const loadBuyDialog = async () =>
  (await import(/* webpackChunkName: "buy-dialog" */ './buy-dialog.tsx')).BuyDialog;

/** The props that a buy button needs to open the dialog. */
export interface Buying {
  isOpen: boolean;
  isLoading: boolean;
  failed: boolean;
  /** Preloads the dialog's code. */
  prepare(): void;
  open(offer: Offer): void;
}

/** For an offer that cannot be bought yet. */
export const DISABLED_BUYING: Buying = {
  isOpen: false,
  isLoading: false,
  failed: false,
  prepare: () => undefined,
  open: () => undefined,
};

/**
 * The dialog is rendered independently of the page's content. When the session ends, the page is reloaded as a guest's,
 * and the dialog stays open with its message.
 */
export function useBuying(id: string, { data, retry }: ReadState<Offer>): { buying: Buying; dialog: ReactNode } {
  const [opened, setOpened] = useState<Offer | null>(null);
  const { Component: BuyDialog, request, isLoading, failed } = useOnDemand(loadBuyDialog);
  const isOpen = opened?.id === id;
  const prepare = () => void request();
  const open = (offer: Offer) => {
    setOpened(offer);
    prepare();
  };
  return {
    buying: { isOpen, isLoading: isOpen && isLoading, failed: isOpen && failed, prepare, open },
    dialog: isOpen && BuyDialog && <BuyDialog offer={data ?? opened} reload={retry} onClose={() => setOpened(null)} />,
  };
}
