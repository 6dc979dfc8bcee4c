import type { Company, CompanyShowcase } from '@wspolnik/contract';

export interface ShowcaseProps {
  company: Company;
  showcase: CompanyShowcase;
  /** The viewer acts as the company and may change what it shows. */
  mayEdit: boolean;
}
