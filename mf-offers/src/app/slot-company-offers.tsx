import type {} from '@wspolnik/mf-companies/slots';
import { defineSlot } from '@wspolnik/system';
import { CompanyOffers } from '../features/company-offers/company-offers.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot<'company.offers'>({ Component: CompanyOffers, loadMessages: messages });
