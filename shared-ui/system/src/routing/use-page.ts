import { useEffect } from 'react';
import { setTitle } from './attention.ts';

export interface PageInfo {
  /** The page's own title, without the product's name. */
  title: string;
}

/** Sets the document title and notifies the shell (`wp:page`), which moves the focus and announces the page. */
export function usePage({ title }: PageInfo): void {
  useEffect(() => {
    setTitle(`${title} · Wspólnik`);
    window.dispatchEvent(new CustomEvent('wp:page', { detail: { title } }));
  }, [title]);
}
