import type { OpinionPage } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

interface Opinions {
  company_id: string;
  /** Only those after a purchase, or only the others. */
  purchase?: 'true' | 'false' | undefined;
  page?: string | undefined;
}

/** Opinions about a company, those after a purchase first; the page size is that of specification §9. */
export const opinionsRead = defineRead<OpinionPage, Opinions>('company/comment/', { defaults: { limit: '5' } });
