import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Takes over what a server has rendered in `element`. As a transition: otherwise React takes the whole of it over in one task, during
 * which the page answers nobody. What the visitor does meanwhile makes React end at once.
 */
export function hydrateInParts(element: HTMLElement, tree: ReactNode, options: HydrationOptions): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(element, tree, options);
  });
  return root;
}
