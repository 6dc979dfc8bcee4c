import { cloneElement, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TooltipView } from '../overlay/lazy-views.ts';
import { OverlayBoundary } from '../overlay/overlay-boundary.tsx';
import { useOpened } from '../overlay/use-opened.ts';

/** Milliseconds by the specification: no tooltip in passing, but a short wait on purpose. */
const ENTER_DELAY = 200;
const LEAVE_DELAY = 50;

/** Attributes that the tooltip sets on its child. */
export interface TooltipTriggerProps {
  id?: string;
  'aria-describedby'?: string;
  onPointerEnter?(): void;
  onPointerLeave?(): void;
  onFocus?(): void;
  onBlur?(): void;
}

export interface TooltipProps {
  content: ReactNode;
  /** One element that can be hovered and focused. */
  children: ReactElement<TooltipTriggerProps>;
  placement?: 'top' | 'bottom';
}

/** A short explanation on hover and focus; Escape closes it. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const ownId = useId();
  const id = children.props.id ?? ownId;
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opened = useOpened(open);
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? ENTER_DELAY : LEAVE_DELAY);
  };
  const show = () => turn(true);
  const hide = () => turn(false);
  return (
    <>
      {cloneElement(children, {
        id,
        'aria-describedby': open ? `${id}-tip` : undefined,
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: show,
        onBlur: hide,
      })}
      {opened && (
        <OverlayBoundary onFailure={() => setOpen(false)}>
          <TooltipView
            triggerId={id}
            open={open}
            content={content}
            placement={placement}
            onHover={turn}
            onDismiss={() => setOpen(false)}
          />
        </OverlayBoundary>
      )}
    </>
  );
}
