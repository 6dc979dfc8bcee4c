import type { PageDefinition } from '@wspolnik/kit';
import { quoteMessages } from '@wspolnik/market/quotes';
import { applicantsMessages } from '../features/applicants/messages/load.ts';
import { offerDetailMessages } from '../features/offer-detail/messages/load.ts';
import { offerFormMessages } from '../features/offer-form/messages/load.ts';
import { offerListMessages } from '../features/offer-list/messages/load.ts';
import { offerManageMessages } from '../features/offer-manage/messages/load.ts';
import {
  categoriesRead,
  offerRead,
  offersRead,
  ownCompanyRead,
  ownOffersRead,
  publishingRead,
} from '../lib/offers.reads.ts';

export const pages: readonly PageDefinition[] = [
  {
    path: '/offers',
    title: 'offers.list.title',
    description: {
      pl: 'Usługi i produkty polskich firm z ceną, opiniami i nagrodą za zakup. Filtruj według kategorii, miasta i ceny albo szukaj na mapie.',
      en: 'Services and products of Polish companies with prices, reviews and a reward for buying. Filter by category, town and price, or search on the map.',
    },
    skeleton: 'cards',
    messages: [offerListMessages],
    chunk: 'page-offer-list',
    load: async () => (await import('../features/offer-list/offer-list.page.tsx')).OfferListPage,
    reads: [offersRead, categoriesRead],
  },
  {
    path: '/offers/create',
    title: 'offers.form.createTitle',
    skeleton: 'form',
    protected: true,
    roles: ['company'],
    messages: [offerFormMessages, offerDetailMessages],
    chunk: 'page-offer-form',
    load: async () => (await import('./offer-form.pages.tsx')).CreatePage,
    reads: [categoriesRead, publishingRead, ownCompanyRead],
  },
  {
    path: '/offers/manage',
    title: 'offers.own.title',
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    menu: { group: 'trade', order: 10, icon: 'tag' },
    messages: [offerManageMessages],
    chunk: 'page-offer-manage',
    load: async () => (await import('../features/offer-manage/offer-manage.page.tsx')).OfferManagePage,
    reads: [ownOffersRead],
  },
  {
    path: '/offers/manage/:id/applicants',
    title: 'applicants.title',
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    messages: [applicantsMessages, quoteMessages],
    chunk: 'page-applicants',
    load: async () => (await import('../features/applicants/applicants.page.tsx')).ApplicantsPage,
    reads: [offerRead],
  },
  {
    path: '/offers/:id/edit',
    title: 'offers.form.editTitle',
    skeleton: 'form',
    protected: true,
    roles: ['company', 'admin'],
    messages: [offerFormMessages, offerDetailMessages],
    chunk: 'page-offer-form',
    load: async () => (await import('./offer-form.pages.tsx')).EditPage,
    reads: [offerRead, categoriesRead],
  },
  {
    path: '/offers/:id',
    title: 'offers.detail.title',
    description: {
      pl: 'Oferta w serwisie Wspólnik: cena, nagroda dla kupującego i polecającego, opinie o firmie i wspólne kontakty.',
      en: 'An offer on Wspólnik: its price, the reward for buyer and referrer, reviews of the company and shared contacts.',
    },
    skeleton: 'detail',
    messages: [offerDetailMessages],
    chunk: 'page-offer-detail',
    load: async () => (await import('../features/offer-detail/offer-detail.page.tsx')).OfferDetailPage,
    reads: [offerRead],
    openGraph: 'offers/:id/',
    personal: true,
  },
];
