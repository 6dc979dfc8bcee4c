import type { DragEvent } from 'react';
import { type DropzoneState, useDropzone } from 'react-dropzone';
import { acceptedTypes } from '../validators/file-content.ts';

export interface DropOptions {
  /** Extensions without dot, lower case. */
  accept: readonly string[];
  multiple: boolean;
  disabled?: boolean;
  /** Receives all chosen, dropped or pasted files; the caller validates them. */
  onFiles(files: File[]): void;
  /** Something other than a file was dropped. */
  onNothing(): void;
}

export interface DropTarget {
  rootProps: ReturnType<DropzoneState['getRootProps']>;
  inputProps: ReturnType<DropzoneState['getInputProps']>;
  /** State of a drag over the zone; `reject` when the type is certainly wrong. */
  drag: 'accept' | 'reject' | undefined;
  open(): void;
}

/** A drop zone: files are dropped, pasted, or chosen through a button that calls `open`. */
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
    // Keyboard users have the button.
    rootProps: zone.getRootProps({ onDrop, role: undefined, tabIndex: undefined }),
    inputProps: zone.getInputProps({ hidden: true, style: undefined, 'aria-label': undefined }),
    drag: zone.isDragActive ? (zone.isDragReject ? 'reject' : 'accept') : undefined,
    open: () => zone.open?.(),
  };
}
