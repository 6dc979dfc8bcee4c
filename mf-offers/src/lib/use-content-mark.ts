import { useEffect } from 'react';

/** Marks the moment when real content was first rendered, once per visit; the benches in tools read it. */
export function useContentMark(name: string, hasContent: boolean) {
  useEffect(() => {
    if (hasContent && performance.getEntriesByName(name).length === 0) performance.mark(name);
  }, [name, hasContent]);
}
