import type { OwnedCompany } from '@wspolnik/api/contract';
import { useState } from 'react';

/**
 * The company in use; while the session is over, the one before. The form then stands until the shell has led to the
 * sign-in page, and its draft stays the draft of that company.
 */
export function useHeldCompany(company: OwnedCompany | null): OwnedCompany | null {
  const [held, setHeld] = useState(company);
  if (company !== null && company !== held) setHeld(company);
  return company ?? held;
}
