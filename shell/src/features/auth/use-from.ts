import { useLocation } from '@wspolnik/shared-ui';
import { safePath } from '../../lib/safe-path.ts';

/** Where this visit to the sign-in pages came from, checked. */
export function useFrom(): { from: string; given: boolean; withFrom(path: string): string } {
  const { search } = useLocation();
  const given = new URLSearchParams(search).get('from');
  const from = safePath(given);
  // The neighbouring pages carry it on, so that a detour through sign-up does not lose it.
  return {
    from,
    given: given !== null,
    withFrom: (path) => (given ? `${path}?from=${encodeURIComponent(from)}` : path),
  };
}
