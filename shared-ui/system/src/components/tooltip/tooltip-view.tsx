import { Tooltip as Chakra, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChakraRoot } from '../overlay/chakra-root.tsx';
import { useShownAfterMount } from '../overlay/use-shown-after-mount.ts';

export interface TooltipViewProps {
  triggerId: string;
  open: boolean;
  content: ReactNode;
  placement: 'top' | 'bottom';
  /** The pointer may be on the tooltip itself (WCAG 1.4.13). */
  onHover(inside: boolean): void;
  /** Escape. */
  onDismiss(): void;
}

export function TooltipView({ triggerId, open, content, placement, onHover, onDismiss }: TooltipViewProps) {
  const shown = useShownAfterMount(open);
  return (
    <ChakraRoot>
      <Chakra.Root
        ids={{ trigger: triggerId, content: `${triggerId}-tip` }}
        open={shown}
        onOpenChange={(details) => !details.open && onDismiss()}
        interactive
        positioning={{ placement, gutter: 6 }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content onPointerEnter={() => onHover(true)} onPointerLeave={() => onHover(false)}>
              {content}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  );
}
