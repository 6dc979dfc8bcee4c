import type { CompanyShowcase } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

/** References and gallery of a company. */
export const showcaseRead = defineRead<CompanyShowcase, { id: string }>('company/showcase/:id/');
