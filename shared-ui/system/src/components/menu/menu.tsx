import { cloneElement, type KeyboardEvent, type ReactElement, useId, useState } from 'react';
import { MenuView, preloadOverlays } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';
import type { MenuItem } from './menu-view.tsx';

/** Attributes that the menu sets on its trigger. */
export interface MenuTriggerProps {
  id?: string;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  onClick?(): void;
  onKeyDown?(event: KeyboardEvent): void;
  onPointerEnter?(): void;
  onFocus?(): void;
}

export interface MenuProps {
  /** Name of the menu. */
  label: string;
  /** A button element; the menu sets its attributes. */
  trigger: ReactElement<MenuTriggerProps>;
  items: readonly MenuItem[];
  /** Roles of the user, for items that require some. */
  roles?: readonly string[];
  placement?: 'bottom-start' | 'bottom-end';
}

/** A dropdown of links and actions. Click, Enter, Space or ArrowDown open it; Escape or an outside click closes it. */
export function Menu({ label, trigger, items, roles = [], placement = 'bottom-end' }: MenuProps) {
  const id = useId();
  // Null until the first opening, when the code loads; afterwards closing can be animated.
  const [opened, setOpen] = useState<boolean | null>(null);
  const open = opened === true;
  const shown = items.filter((item) => !item.hidden && isFor(roles, item.roles));
  if (shown.length === 0) return null;
  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
        onPointerEnter: preloadOverlays,
        onFocus: preloadOverlays,
      })}
      {opened !== null && (
        <OverlayBoundary onFailure={() => setOpen(false)}>
          <MenuView
            triggerId={id}
            label={label}
            items={shown}
            open={open}
            onOpenChange={setOpen}
            placement={placement}
          />
        </OverlayBoundary>
      )}
    </>
  );
}

const isFor = (has: readonly string[], asked: readonly string[] = []): boolean =>
  asked.length === 0 || asked.some((role) => has.includes(role));
