import type { PageDefinition } from '@wspolnik/shared-ui/remote';
import { categoriesRead, offerRead, offersRead, ownOffersRead, publishingRead } from '../lib/offers.reads.ts';

const loadForm = () => import(/* webpackChunkName: "page-offer-form" */ './offer-form.pages.tsx');

export const pages: readonly PageDefinition[] = [
  {
    path: '/offers',
    title: { pl: 'Oferty', en: 'Offers' },
    skeleton: 'cards',
    chunk: 'page-offer-list',
    load: async () =>
      (await import(/* webpackChunkName: "page-offer-list" */ '../features/offer-list/offer-list.page.tsx'))
        .OfferListPage,
    reads: [offersRead, categoriesRead],
  },
  {
    path: '/offers/create',
    title: { pl: 'Nowa oferta', en: 'New offer' },
    skeleton: 'form',
    protected: true,
    roles: ['company'],
    chunk: 'page-offer-form',
    load: async () => (await loadForm()).CreatePage,
    reads: [categoriesRead, publishingRead],
  },
  {
    path: '/offers/manage',
    title: { pl: 'Moje oferty', en: 'My offers' },
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    chunk: 'page-offer-manage',
    load: async () =>
      (await import(/* webpackChunkName: "page-offer-manage" */ '../features/offer-manage/offer-manage.page.tsx'))
        .OfferManagePage,
    reads: [ownOffersRead],
  },
  {
    path: '/offers/:id/edit',
    title: { pl: 'Edycja oferty', en: 'Edit offer' },
    skeleton: 'form',
    protected: true,
    roles: ['company', 'admin'],
    chunk: 'page-offer-form',
    load: async () => (await loadForm()).EditPage,
    reads: [offerRead, categoriesRead],
  },
  {
    path: '/offers/:id',
    title: { pl: 'Oferta', en: 'Offer' },
    skeleton: 'detail',
    chunk: 'page-offer-detail',
    load: async () =>
      (await import(/* webpackChunkName: "page-offer-detail" */ '../features/offer-detail/offer-detail.page.tsx'))
        .OfferDetailPage,
    reads: [offerRead],
    openGraph: 'offers/:id/',
  },
];
