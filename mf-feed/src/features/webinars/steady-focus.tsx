import { Component, type ReactNode } from 'react';

interface Place {
  card: HTMLElement;
  /** Pixels below the upper edge of the window. */
  top: number;
}

/**
 * Scrolls so that the `article` with the focus stays where it is on the screen when it moves within the list. A class, because
 * only `getSnapshotBeforeUpdate` sees the page as it was.
 */
export class SteadyFocus extends Component<{ children: ReactNode }> {
  override getSnapshotBeforeUpdate(): Place | null {
    const card = document.activeElement?.closest<HTMLElement>('article');
    return card ? { card, top: card.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Place | null): void {
    if (!before?.card.isConnected) return;
    const distance = before.card.getBoundingClientRect().top - before.top;
    if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
