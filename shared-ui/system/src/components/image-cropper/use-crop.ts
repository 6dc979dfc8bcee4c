import { useRef, useState } from 'react';
import type { Area, MediaSize, Point, Size } from 'react-easy-crop';

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;
export const ZOOM_STEP = 0.1;
/** Pixels on the screen per key press. */
export const MOVE_STEP = 12;

/** Position and zoom of the picture below the frame; the picture always fills the frame. */
export function useCrop(onArea: (area: Area) => void) {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(MIN_ZOOM);
  const media = useRef<MediaSize | null>(null);
  const frame = useRef<Size | null>(null);
  const [framed, setFramed] = useState(false);

  function move(x: number, y: number): void {
    if (!media.current || !frame.current) return;
    const roomX = Math.max(0, (media.current.width * zoom - frame.current.width) / 2);
    const roomY = Math.max(0, (media.current.height * zoom - frame.current.height) / 2);
    setCrop({ x: clamp(crop.x + x, -roomX, roomX), y: clamp(crop.y + y, -roomY, roomY) });
  }

  return {
    zoom,
    move,
    /** True once the frame is rendered. */
    framed,
    zoomTo: (next: number) => setZoom(clamp(Math.round(next * 100) / 100, MIN_ZOOM, MAX_ZOOM)),
    cropperProps: {
      crop,
      zoom,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      keyboardStep: MOVE_STEP,
      onCropChange: setCrop,
      onZoomChange: setZoom,
      onCropAreaChange: (_: Area, pixels: Area) => onArea(pixels),
      setMediaSize: (size: MediaSize) => {
        media.current = size;
      },
      setCropSize: (size: Size) => {
        frame.current = size;
        setFramed(true);
      },
    },
  };
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
