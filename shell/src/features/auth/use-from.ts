import { useLocation } from '@wspolnik/shared-ui';
import { safePath } from '../../lib/safe-path.ts';

/** The validated page that this visit to the sign-in pages came from. */
export function useFrom(): { from: string; given: boolean; withFrom(path: string): string } {
  const { search } = useLocation();
  const given = new URLSearchParams(search).get('from');
  const from = safePath(given);
  // Neighbouring pages pass it on, so that a detour through sign-up retains it.
  return {
    from,
    given: given !== null,
    withFrom: (path) => (given ? `${path}?from=${encodeURIComponent(from)}` : path),
  };
}
