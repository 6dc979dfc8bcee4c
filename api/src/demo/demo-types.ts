import type { VatRate } from '@wspolnik/contract/vat';
import type { StartPicture } from '../modules/categories/index.ts';

/** zł, as the seller names it: one number is a fixed price, two are a range, null is individual pricing. */
export type DemoPrice = number | readonly [from: number, to: number] | null;

export interface DemoJob {
  workplace: readonly string[];
  schedule: readonly string[];
  contracts: readonly ('employment' | 'mandate' | 'specific_work' | 'b2b')[];
  /** zł, gross; omitted when the employer does not state it. */
  salary?: readonly [from: number, to: number];
  /** A month when omitted. */
  period?: 'hour' | 'year';
  /** Days until the last one for applications. */
  closesIn?: number;
}

export type DemoOffer = readonly [title: string, text: string, price: DemoPrice, job?: DemoJob];

/** Each company has its own trade: the subcategory of its offers. */
export interface DemoTrade {
  name: string;
  name_en: string;
  company: string;
  city: string;
  about: string;
  offers: readonly DemoOffer[];
}

export interface DemoCategory {
  name: string;
  name_en: string;
  /** Its drawing. */
  picture: StartPicture;
  /** Its offers take applications. */
  isJob?: boolean;
  /** Base colour of its pictures, from the brand's quiet palette. */
  colour: string;
  /** Final sentences of descriptions, used in turn. */
  closings: readonly string[];
  /** Delivery times, used in turn; none for jobs. */
  deliveries: readonly string[];
  /** What an offer includes, used in turn. */
  scopes: readonly (readonly string[])[];
  /** VAT rates, used in turn; 23 % when omitted. */
  vatRates?: readonly VatRate[];
  trades: readonly DemoTrade[];
}
