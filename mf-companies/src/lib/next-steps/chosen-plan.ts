import { useState } from 'react';

/** Of names in local storage; the company's id follows. */
const PREFIX = 'wspolnik.free-plan.';

/** Whether the person decided on this device that the company stays on the free plan, which the API does not know. */
export function useFreePlanChoice(companyId: string): { isChosen: boolean; choose(): void } {
  const [isChosen, setChosen] = useState(() => read(companyId));
  return {
    isChosen,
    choose() {
      setChosen(true);
      try {
        localStorage.setItem(PREFIX + companyId, 'yes');
      } catch {
        // Without storage the choice holds for this page.
      }
    },
  };
}

function read(companyId: string): boolean {
  try {
    return localStorage.getItem(PREFIX + companyId) === 'yes';
  } catch {
    return false;
  }
}
