import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../hooks/use-latest.ts';

interface RowDrag {
  row: RefObject<HTMLElement | null>;
  /** The drag handle; text in the row's field stays selectable. */
  handle: RefObject<HTMLElement | null>;
  /** Rows of other lists are ignored. */
  listId: string;
  index: number;
  disabled: boolean | undefined;
  onMove(from: number, to: number): void;
}

/** Makes a row draggable onto others; true while another row is above this one. */
export function useRowDrag({ row, handle, listId, index, disabled, onMove }: RowDrag): boolean {
  const [over, setOver] = useState(false);
  const latest = useLatest(onMove);
  useEffect(() => {
    if (!row.current || !handle.current || disabled) return;
    return combine(
      draggable({ element: handle.current, getInitialData: () => ({ listId, index }) }),
      dropTargetForElements({
        element: row.current,
        canDrop: ({ source }) => source.data.listId === listId && source.data.index !== index,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          latest.current(Number(source.data.index), index);
        },
      }),
    );
  }, [row, handle, listId, index, disabled, latest]);
  return over;
}
