import { Menu as Chakra, Portal } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { Link } from '../../routing/link.tsx';
import { Badge } from '../badge/badge.tsx';
import { ChakraRoot } from '../overlay/chakra-root.tsx';
import { useMovingFocus } from '../overlay/use-moving-focus.ts';
import { rememberMenuButton } from '../overlay/use-return-focus.ts';
import { useShownAfterMount } from '../overlay/use-shown-after-mount.ts';

export interface MenuItem {
  title: string;
  icon?: ReactNode;
  /** A page of the product, as a path without locale. */
  href?: string;
  /** An external address; opens in a new tab. */
  hrefOutside?: string;
  onClick?(): void;
  /** A number at the end, e.g. unread messages. 0 is not shown. */
  counter?: number;
  disabled?: boolean;
  hidden?: boolean;
  /** Roles that see it, compared with the roles given to the menu; everyone without them or with an empty list. */
  roles?: readonly string[];
  danger?: boolean;
  /** A separator above it. */
  separated?: boolean;
  /** Replaces icon, title and counter. */
  customItem?: ReactNode;
}

export interface MenuViewProps {
  triggerId: string;
  label: string;
  items: readonly MenuItem[];
  open: boolean;
  onOpenChange(open: boolean): void;
  placement: 'bottom-start' | 'bottom-end';
}

export function MenuView({ triggerId, label, items, open, onOpenChange, placement }: MenuViewProps) {
  const shown = useShownAfterMount(open);
  const arrive = useMovingFocus(open);
  const contentId = `${triggerId}-menu`;
  return (
    <ChakraRoot>
      <Chakra.Root
        ids={{ trigger: triggerId, content: contentId }}
        open={shown}
        onOpenChange={(details) => onOpenChange(details.open)}
        onExitComplete={arrive}
        onSelect={() => rememberMenuButton(document.getElementById(triggerId))}
        positioning={{ placement, gutter: 6 }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Chakra.Positioner>
            {/* Zag labels a menu by its trigger; a reference to itself makes the aria-label effective. */}
            <Chakra.Content onFocus={arrive} aria-label={label} aria-labelledby={contentId}>
              {items.map((item, index) => (
                <Fragment key={item.href ?? item.title}>
                  {item.separated && index > 0 && <Chakra.Separator />}
                  <Item item={item} />
                </Fragment>
              ))}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  );
}

function Item({ item }: { item: MenuItem }) {
  const { title, href, hrefOutside, onClick, disabled, danger } = item;
  const common = { value: href ?? title, disabled, color: danger ? 'var(--wp-danger)' : undefined };
  if (!disabled && href) {
    return (
      <Chakra.Item {...common} asChild>
        <Link to={href} onClick={onClick}>
          {content(item)}
        </Link>
      </Chakra.Item>
    );
  }
  if (!disabled && hrefOutside) {
    return (
      <Chakra.Item {...common} asChild>
        <a href={hrefOutside} target="_blank" rel="noopener noreferrer">
          {content(item)}
        </a>
      </Chakra.Item>
    );
  }
  return (
    <Chakra.Item {...common} onSelect={onClick}>
      {content(item)}
    </Chakra.Item>
  );
}

function content({ customItem, icon, title, counter }: MenuItem): ReactNode {
  if (customItem) return customItem;
  return (
    <>
      {icon}
      <Chakra.ItemText>{title}</Chakra.ItemText>
      {counter ? <Badge tone="primary">{counter}</Badge> : null}
    </>
  );
}
