import type { MessageDescriptor } from 'react-intl';

export const tradeMessages = {
  types: { id: 'trade.types' },
  seeks: { id: 'trade.seeks' },
  recommends: { id: 'trade.recommends' },
  offers: { id: 'trade.offers' },
  seeksHelp: { id: 'trade.seeks_help' },
  category: { id: 'trade.category' },
  city: { id: 'trade.city' },
  cityHelp: { id: 'trade.city_help' },
  company: { id: 'trade.company' },
  companyNone: { id: 'trade.company_none' },
  companyFailed: { id: 'trade.company_failed' },
  companyChange: { id: 'trade.company_change' },
  offer: { id: 'trade.offer' },
  chooseOffer: { id: 'trade.choose_offer' },
  noOffers: { id: 'trade.no_offers' },
  failed: { id: 'trade.failed' },
  gone: { id: 'trade.offer_gone' },
  companyGone: { id: 'trade.company_gone' },
} as const satisfies Record<string, MessageDescriptor>;
