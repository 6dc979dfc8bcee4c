import type { Offer } from '@wspolnik/contract';
import type { ImageEntry } from '@wspolnik/system/files';
import { useEffect, useState } from 'react';

/** URL of each picture by the entry's id: an object URL for new ones, the full size for stored ones. */
export function usePictureUrls(entries: readonly ImageEntry[], offer: Offer | null): Record<string, string> {
  const [fresh, setFresh] = useState<Record<string, string>>({});
  useEffect(() => {
    const made = entries.flatMap(({ id, picture }) =>
      picture instanceof File ? [[id, URL.createObjectURL(picture)] as const] : [],
    );
    setFresh(Object.fromEntries(made));
    return () => {
      for (const [, url] of made) URL.revokeObjectURL(url);
    };
  }, [entries]);
  const stored = (offer?.images ?? []).map(({ id, url }) => [id, url] as const);
  return { ...Object.fromEntries(stored), ...fresh };
}
