import type { DragEvent } from 'react';
import { type DropzoneState, useDropzone } from 'react-dropzone';
import { acceptedTypes } from '../validators/file-content.ts';

export interface DropOptions {
  /** Extensions without dot, lower case. */
  accept: readonly string[];
  multiple: boolean;
  disabled?: boolean;
  /** All that was chosen, dropped or pasted; what may stay is the caller's to say. */
  onFiles(files: File[]): void;
  /** Something was dropped that is no file. */
  onNothing(): void;
}

export interface DropTarget {
  rootProps: ReturnType<DropzoneState['getRootProps']>;
  inputProps: ReturnType<DropzoneState['getInputProps']>;
  /** What is being dragged above it; `reject` when its type is certainly wrong. */
  drag: 'accept' | 'reject' | undefined;
  open(): void;
}

/** A place that takes files: dropped, pasted, or chosen through a button that calls `open`. */
export function useDrop({ accept, multiple, disabled = false, onFiles, onNothing }: DropOptions): DropTarget {
  const zone = useDropzone({
    accept: acceptedTypes(accept),
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      const files = [...accepted, ...rejections.map(({ file }) => file)];
      if (files.length > 0) onFiles(files);
      else onNothing();
    },
  });
  const onDrop = ({ dataTransfer }: DragEvent) => {
    if (!dataTransfer.types.includes('Files')) onNothing();
  };
  return {
    // The button is what keyboards reach.
    rootProps: zone.getRootProps({ onDrop, role: undefined, tabIndex: undefined }),
    inputProps: zone.getInputProps({ hidden: true, style: undefined, 'aria-label': undefined }),
    drag: zone.isDragActive ? (zone.isDragReject ? 'reject' : 'accept') : undefined,
    open: () => zone.open?.(),
  };
}
