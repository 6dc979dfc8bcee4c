import type { PageDefinition } from '@wspolnik/kit';
import { ownInvoiceRead } from '@wspolnik/market/invoice-reads';
import { quoteMessages } from '@wspolnik/market/quotes';
import { askSeveralMessages } from '../features/ask-several/messages/load.ts';
import { invoiceSettingsMessages } from '../features/invoice-settings/messages/load.ts';
import { ordersMessages } from '../features/orders/messages/load.ts';
import { pointsMessages } from '../features/points/messages/load.ts';
import { quoteRequestsMessages } from '../features/quote-requests/messages/load.ts';
import { quotesMessages } from '../features/quotes/messages/load.ts';
import { referralsMessages } from '../features/referrals/messages/load.ts';
import { summaryMessages } from '../features/summary/messages/load.ts';
import { categoriesRead, quoteCandidatesRead } from '../lib/ask-several.reads.ts';
import { orderListReads } from '../lib/orders.reads.ts';
import { balanceRead, pointsHistoryRead, withdrawalsRead } from '../lib/points.reads.ts';
import { quoteRequestRead, quoteRequestsRead } from '../lib/quote-requests.reads.ts';
import { quoteListReads } from '../lib/quotes.reads.ts';
import { recommendationsRead, recommendedOrdersRead } from '../lib/recommendations.reads.ts';
import { summaryRead } from '../lib/summary.reads.ts';

export const pages: readonly PageDefinition[] = [
  {
    path: '/points/registry',
    title: 'points.title',
    skeleton: 'rows',
    protected: true,
    menu: { group: 'trade', order: 40, icon: 'coins' },
    messages: [pointsMessages],
    chunk: 'page-points',
    load: async () => (await import('../features/points/points.page.tsx')).PointsPage,
    reads: [balanceRead, pointsHistoryRead, withdrawalsRead],
  },
  {
    path: '/points/referrals',
    title: 'referrals.title',
    skeleton: 'rows',
    protected: true,
    menu: { group: 'trade', order: 45, icon: 'share' },
    messages: [referralsMessages],
    chunk: 'page-referrals',
    load: async () => (await import('../features/referrals/referrals.page.tsx')).ReferralsPage,
    reads: [recommendationsRead],
  },
  {
    path: '/points/referrals/orders',
    title: 'referral_orders.title',
    skeleton: 'rows',
    protected: true,
    messages: [referralsMessages],
    chunk: 'page-referrals',
    load: async () => (await import('../features/referrals/referral-orders.page.tsx')).ReferralOrdersPage,
    reads: [recommendedOrdersRead],
  },
  {
    path: '/transactions/orders',
    title: 'orders.purchases.title',
    skeleton: 'rows',
    protected: true,
    menu: { group: 'trade', order: 30, icon: 'shopping-bag' },
    messages: [ordersMessages],
    chunk: 'page-orders',
    load: async () => (await import('../features/orders/orders.page.tsx')).PurchasesPage,
    reads: [orderListReads.purchases],
  },
  {
    path: '/transactions/sales',
    title: 'orders.sales.title',
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    menu: { group: 'trade', order: 20, icon: 'package' },
    messages: [ordersMessages],
    chunk: 'page-orders',
    load: async () => (await import('../features/orders/orders.page.tsx')).SalesPage,
    reads: [orderListReads.sales],
  },
  {
    path: '/transactions/orders/quotes',
    title: 'quote_list.title',
    skeleton: 'rows',
    protected: true,
    messages: [quotesMessages, quoteMessages],
    chunk: 'page-quotes',
    load: async () => (await import('../features/quotes/quotes.page.tsx')).AskedQuotesPage,
    reads: [quoteListReads.purchases],
  },
  {
    path: '/transactions/orders/requests',
    title: 'quote_requests.title',
    skeleton: 'rows',
    protected: true,
    messages: [quoteRequestsMessages, quoteMessages],
    chunk: 'page-quote-requests',
    load: async () => (await import('../features/quote-requests/quote-requests.page.tsx')).QuoteRequestsPage,
    reads: [quoteRequestsRead],
  },
  {
    path: '/transactions/orders/requests/new',
    title: 'ask_several.title',
    skeleton: 'form',
    protected: true,
    messages: [askSeveralMessages],
    chunk: 'page-ask-several',
    load: async () => (await import('../features/ask-several/ask-several.page.tsx')).AskSeveralPage,
    reads: [quoteCandidatesRead, categoriesRead],
  },
  {
    path: '/transactions/orders/requests/:id',
    title: 'quote_requests.one',
    skeleton: 'detail',
    protected: true,
    messages: [quoteRequestsMessages, quoteMessages],
    chunk: 'page-quote-requests',
    load: async () => (await import('../features/quote-requests/quote-request.page.tsx')).QuoteRequestPage,
    reads: [quoteRequestRead],
  },
  {
    path: '/transactions/sales/quotes',
    title: 'quote_list.title',
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    messages: [quotesMessages, quoteMessages],
    chunk: 'page-quotes',
    load: async () => (await import('../features/quotes/quotes.page.tsx')).ReceivedQuotesPage,
    reads: [quoteListReads.sales],
  },
  {
    path: '/transactions/orders/quotes/:id',
    title: 'quote_page.title',
    skeleton: 'detail',
    protected: true,
    messages: [quotesMessages, quoteMessages],
    chunk: 'page-quote',
    load: async () => (await import('../features/quotes/quote.page.tsx')).AskedQuotePage,
  },
  {
    path: '/transactions/sales/quotes/:id',
    title: 'quote_page.title',
    skeleton: 'detail',
    protected: true,
    roles: ['company'],
    messages: [quotesMessages, quoteMessages],
    chunk: 'page-quote',
    load: async () => (await import('../features/quotes/quote.page.tsx')).ReceivedQuotePage,
  },
  {
    path: '/transactions/sales/summary',
    title: 'order_tabs.summary',
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    messages: [summaryMessages],
    chunk: 'page-sales-summary',
    load: async () => (await import('../features/summary/summary.page.tsx')).SummaryPage,
    reads: [summaryRead],
  },
  {
    path: '/account/settings/invoice',
    title: 'invoice_settings.title',
    skeleton: 'form',
    protected: true,
    messages: [invoiceSettingsMessages],
    chunk: 'page-invoice-settings',
    load: async () => (await import('../features/invoice-settings/invoice-settings.page.tsx')).AccountInvoicePage,
    reads: [ownInvoiceRead],
  },
  {
    path: '/companies/settings/invoice',
    title: 'invoice_settings.title',
    skeleton: 'form',
    protected: true,
    roles: ['company'],
    menu: { group: 'company', order: 25, icon: 'file-text' },
    messages: [invoiceSettingsMessages],
    chunk: 'page-invoice-settings',
    load: async () => (await import('../features/invoice-settings/invoice-settings.page.tsx')).CompanyInvoicePage,
    reads: [ownInvoiceRead],
  },
];
