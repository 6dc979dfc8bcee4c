/** zł: one number is a fixed price, two are a range, null is individual pricing. */
export type DemoPrice = number | readonly [from: number, to: number] | null;

export interface DemoJob {
  workplace: readonly string[];
  schedule: readonly string[];
  /** zł a month; left out when the employer does not tell. */
  salary?: readonly [from: number, to: number];
}

export type DemoOffer = readonly [title: string, text: string, price: DemoPrice, job?: DemoJob];

/** Each company has a trade of its own: the subcategory whose offers it publishes. */
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
  /** Base colour of its pictures, from the quiet palette of the brand. */
  colour: string;
  /** Sentences that end a description; offers take them in turn. */
  closings: readonly string[];
  trades: readonly DemoTrade[];
}
