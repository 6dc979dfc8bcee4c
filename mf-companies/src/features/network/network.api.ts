import type { DismissSuggestionBody } from '@wspolnik/contract';
import { sendJSON } from '@wspolnik/shared-auth';

/** The profile in use does not see this suggestion again. */
export function dismissSuggestion(json: DismissSuggestionBody): Promise<void> {
  return sendJSON('POST', 'network/suggestions/dismiss/', { json });
}
