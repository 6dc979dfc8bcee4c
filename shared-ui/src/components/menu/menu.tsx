import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId, useState } from 'react';
import { MenuView, warmOverlays } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';

export interface MenuItem {
  title: string;
  icon?: ReactNode;
  /** A page of ours, path without locale. */
  href?: string;
  /** An address elsewhere; opens in a new tab. */
  hrefOutside?: string;
  onClick?(): void;
  /** A number at the end: unread messages, for example. 0 is not shown. */
  counter?: number;
  disabled?: boolean;
  hidden?: boolean;
  /** Who may see it, by the roles that the menu is given; without them, or with an empty list, everyone. */
  roles?: readonly string[];
  danger?: boolean;
  /** A line above it. */
  separated?: boolean;
  /** Stands in place of icon, title and counter. */
  customItem?: ReactNode;
}

/** What the menu puts on its trigger. */
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
  /** A button element; it gets its attributes from the menu. */
  trigger: ReactElement<MenuTriggerProps>;
  items: readonly MenuItem[];
  /** Roles of the person who looks, for the items that name some. */
  roles?: readonly string[];
  placement?: 'bottom-start' | 'bottom-end';
}

/** A dropdown of links and actions; opens by click, Enter, Space or ArrowDown and closes by Escape or a click outside. */
export function Menu({ label, trigger, items, roles = [], placement = 'bottom-end' }: MenuProps) {
  const id = useId();
  // Null until it is first opened: until then nothing needs to be loaded, after it the closing can be animated.
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
        onPointerEnter: warmOverlays,
        onFocus: warmOverlays,
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
