import type { Company } from '@wspolnik/contract';

export type StepName = 'profile' | 'verification' | 'plan' | 'offer';
export type MissingPart = 'logo' | 'category' | 'description' | 'city' | 'contact';

export interface CompanyStep {
  name: StepName;
  isDone: boolean;
}

/** Missing parts that a reader of the profile would look for. */
export function missingParts(company: Company): MissingPart[] {
  const parts: readonly [MissingPart, unknown][] = [
    ['logo', company.image],
    ['category', company.category],
    ['description', company.description.trim()],
    ['city', company.location.city],
    ['contact', company.email || company.phone || company.website],
  ];
  return parts.flatMap(([part, value]) => (value ? [] : part));
}

/** The way from a new company to its first offer. */
export function companySteps(company: Company, isPlanChosen: boolean): CompanyStep[] {
  return [
    { name: 'profile', isDone: missingParts(company).length === 0 },
    { name: 'verification', isDone: company.status === 'active' || company.status === 'suspended' },
    { name: 'plan', isDone: isPlanChosen || company.current_plan.id !== 'free' },
    { name: 'offer', isDone: company.offer_count > 0 },
  ];
}
