/** Length of the longer side in pixels; specification §9. */
const MAX_SIDE = 1024;
const JPEG_QUALITY = 0.8;

/** In pixels of the displayed picture, after its EXIF orientation. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Never larger than the selected area itself. */
export function croppedSize({ width, height }: CropArea): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The selected area as a JPEG of at most 1024 px; rejects if the picture cannot be decoded or drawn. */
export async function cropImage(url: string, area: CropArea, name: string): Promise<File> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), croppedSize(area));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: without this, transparent areas would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // drawImage applies the EXIF orientation of an <img>.
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new Error('The picture could not be encoded');
  return new File([blob], `${name.replace(/\.[^.]+$/, '')}.jpg`, { type: 'image/jpeg' });
}
