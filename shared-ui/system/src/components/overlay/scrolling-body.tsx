import { type ComponentType, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';

interface ScrollingBodyProps {
  /** The body of a dialog or of a drawer. */
  as: ComponentType<{ ref?: Ref<HTMLDivElement>; tabIndex?: number | undefined; children?: ReactNode }>;
  children: ReactNode;
}

/** A Tab stop while its content overflows, so that a text without links can be scrolled by keyboard. */
export function ScrollingBody({ as: Body, children }: ScrollingBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // After every render, because the content can change.
  useLayoutEffect(() => {
    if (box.current) setScrolls(box.current.scrollHeight > box.current.clientHeight);
  });
  return (
    <Body ref={box} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </Body>
  );
}
