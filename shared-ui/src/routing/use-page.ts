import { useEffect } from 'react';

export interface PageInfo {
  /** The page's own title, without the product's name. */
  title: string;
}

/** Names the document after the page and tells the shell (`wp:page`), which moves the focus and announces it. */
export function usePage({ title }: PageInfo): void {
  useEffect(() => {
    document.title = `${title} · Wspólnik`;
    window.dispatchEvent(new CustomEvent('wp:page', { detail: { title } }));
  }, [title]);
}
