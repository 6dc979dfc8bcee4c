import type { PageDefinition } from '@wspolnik/kit';
import { companyDeletionMessages } from '../features/company-deletion/messages/load.ts';
import { companyDetailMessages } from '../features/company-detail/messages/load.ts';
import { showcaseRead } from '../features/company-detail/showcase/showcase.reads.ts';
import { companyFormMessages } from '../features/company-form/messages/load.ts';
import { companyListMessages } from '../features/company-list/messages/load.ts';
import { companyVerificationMessages } from '../features/company-verification/messages/load.ts';
import { membersRead } from '../features/members/members.reads.ts';
import { membersMessages } from '../features/members/messages/load.ts';
import { membershipRead } from '../features/membership-numbers/membership.reads.ts';
import { membershipNumbersMessages } from '../features/membership-numbers/messages/load.ts';
import { networkMessages } from '../features/network/messages/load.ts';
import { plansMessages } from '../features/plans/messages/load.ts';
import { plansRead } from '../features/plans/plans.reads.ts';
import { profileDetailMessages } from '../features/profile-detail/messages/load.ts';
import { searchMessages } from '../features/search/messages/load.ts';
import { categoriesRead } from '../lib/categories.reads.ts';
import { companiesRead, companyRead } from '../lib/companies.reads.ts';
import { introductionsRead, invitationsRead, networkRead, suggestionsRead } from '../lib/network.reads.ts';
import { ownCompanyRead } from '../lib/own-company.reads.ts';
import { profileRead } from '../lib/people.reads.ts';
import { searchRead } from '../lib/search.reads.ts';

const MANAGERS = ['owner', 'manager'] as const;

export const pages: readonly PageDefinition[] = [
  {
    path: '/search',
    title: 'search.title',
    description: {
      pl: 'Szukaj jednocześnie wśród firm, ludzi, ofert i wpisów serwisu Wspólnik.',
      en: 'Search companies, people, offers and posts of Wspólnik at once.',
    },
    skeleton: 'profiles',
    messages: [searchMessages],
    chunk: 'page-search',
    load: async () => (await import('../features/search/search.page.tsx')).SearchPage,
    personal: 'wide',
    reads: [searchRead],
  },
  {
    path: '/companies',
    title: 'companies.list.title',
    description: {
      pl: 'Sprawdzone polskie firmy z opiniami, ofertami i wspólnymi kontaktami. Znajdź wykonawcę lub partnera w swojej okolicy.',
      en: 'Checked Polish companies with reviews, offers and shared contacts. Find a contractor or a partner near you.',
    },
    skeleton: 'profiles',
    messages: [companyListMessages],
    chunk: 'page-company-list',
    load: async () => (await import('../features/company-list/company-list.page.tsx')).CompanyListPage,
    reads: [companiesRead, categoriesRead],
  },
  {
    path: '/pricing',
    title: 'pricing.title',
    description: {
      pl: 'Plany dla firm w serwisie Wspólnik: bezpłatny na początek i płatne bez limitu ofert. Porównaj ceny.',
      en: 'Company plans of Wspólnik: a free one to start with, and paid ones without a limit of offers. Compare prices.',
    },
    skeleton: 'cards',
    messages: [plansMessages],
    chunk: 'page-pricing',
    load: async () => (await import('../features/plans/pricing.page.tsx')).PricingPage,
    reads: [plansRead],
  },
  {
    path: '/companies/payments/plans',
    title: 'plans.title',
    skeleton: 'cards',
    protected: true,
    roles: ['company'],
    menu: { group: 'company', order: 30, icon: 'credit-card', label: 'plans.menu', companyRoles: MANAGERS },
    messages: [plansMessages],
    chunk: 'page-plans',
    load: async () => (await import('../features/plans/plans.page.tsx')).PlansPage,
    reads: [plansRead, ownCompanyRead],
  },
  {
    path: '/companies/payments/membership-numbers',
    title: 'membership.title',
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    menu: { group: 'company', order: 40, icon: 'hash' },
    messages: [membershipNumbersMessages],
    chunk: 'page-membership',
    load: async () => (await import('../features/membership-numbers/membership.page.tsx')).MembershipPage,
    reads: [membershipRead, ownCompanyRead],
  },
  {
    path: '/companies/create',
    title: 'companyForm.createTitle',
    skeleton: 'form',
    protected: true,
    menu: { group: 'account', order: 40, icon: 'plus', label: 'companyForm.create_menu' },
    messages: [companyFormMessages],
    chunk: 'page-company-form',
    load: async () => (await import('../features/company-form/company-create.page.tsx')).CompanyCreatePage,
    reads: [categoriesRead],
  },
  {
    // Without a company in use the page says how to get one, and a mailed link switches to its company: no early reads, which
    // would be refused.
    path: '/companies/verify-company',
    title: 'verification.title',
    skeleton: 'form',
    protected: true,
    menu: { group: 'company', order: 50, icon: 'badge-check', companyRoles: MANAGERS },
    messages: [companyVerificationMessages],
    chunk: 'page-company-verification',
    load: async () =>
      (await import('../features/company-verification/company-verification.page.tsx')).CompanyVerificationPage,
  },
  {
    path: '/companies/settings/profile',
    title: 'companyForm.editTitle',
    skeleton: 'form',
    protected: true,
    roles: ['company'],
    menu: { group: 'company', order: 10, icon: 'pencil', label: 'companyForm.menu', companyRoles: MANAGERS },
    messages: [companyFormMessages],
    chunk: 'page-company-form',
    load: async () => (await import('../features/company-form/company-edit.page.tsx')).CompanySettingsPage,
    reads: [ownCompanyRead, categoriesRead],
  },
  {
    path: '/companies/:id/edit',
    title: 'companyForm.editTitle',
    skeleton: 'form',
    protected: true,
    messages: [companyFormMessages],
    chunk: 'page-company-form',
    load: async () => (await import('../features/company-form/company-edit.page.tsx')).CompanyEditPage,
    reads: [companyRead, categoriesRead],
  },
  {
    path: '/companies/settings/members',
    title: 'members.title',
    skeleton: 'rows',
    protected: true,
    roles: ['company'],
    menu: { group: 'company', order: 20, icon: 'users' },
    messages: [membersMessages],
    chunk: 'page-members',
    load: async () => (await import('../features/members/members.page.tsx')).MembersPage,
    reads: [membersRead],
  },
  {
    path: '/companies/settings/delete',
    title: 'company_deletion.title',
    skeleton: 'text',
    protected: true,
    roles: ['company'],
    messages: [companyDeletionMessages],
    chunk: 'page-company-deletion',
    load: async () => (await import('../features/company-deletion/company-deletion.page.tsx')).CompanyDeletionPage,
    reads: [],
  },
  {
    path: '/companies/:id',
    title: 'companies.detail.title',
    description: {
      pl: 'Profil firmy w serwisie Wspólnik: oferty, opinie, zespół i wspólne kontakty.',
      en: "A company's profile on Wspólnik: offers, reviews, its team and shared contacts.",
    },
    skeleton: 'profile',
    messages: [companyDetailMessages],
    chunk: 'page-company-detail',
    load: async () => (await import('../features/company-detail/company-detail.page.tsx')).CompanyDetailPage,
    reads: [companyRead, showcaseRead],
    openGraph: 'accounts/company-list-all/:id/',
    personal: true,
  },
  {
    path: '/profiles/:id',
    title: 'profiles.title',
    description: {
      pl: 'Profil osoby w serwisie Wspólnik: firmy, wpisy i wspólne kontakty.',
      en: "A person's profile on Wspólnik: companies, posts and shared contacts.",
    },
    skeleton: 'profile',
    messages: [profileDetailMessages],
    chunk: 'page-profile',
    load: async () => (await import('../features/profile-detail/profile.page.tsx')).ProfilePage,
    reads: [profileRead],
    openGraph: 'accounts/user-data/:id/',
    personal: 'wide',
  },
  {
    path: '/network',
    title: 'network.title',
    skeleton: 'rows',
    protected: true,
    menu: { group: 'main', order: 40, icon: 'users', label: 'network.menu' },
    messages: [networkMessages],
    chunk: 'page-network',
    load: async () => (await import('../features/network/network.page.tsx')).NetworkPage,
    reads: [networkRead, invitationsRead, suggestionsRead],
  },
  {
    path: '/network/introductions',
    title: 'introductions.title',
    skeleton: 'rows',
    protected: true,
    messages: [networkMessages],
    chunk: 'page-introductions',
    load: async () => (await import('../features/network/introductions.page.tsx')).IntroductionsPage,
    reads: [introductionsRead, invitationsRead],
  },
];
