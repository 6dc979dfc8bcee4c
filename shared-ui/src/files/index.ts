// Bundled by the remotes that take or show files. Everything comes and goes through props: nothing is fetched here.

export { DOCUMENT_EXTENSIONS } from './file-content.ts';
export { FileDrop, type FileDropProps } from './file-drop.tsx';
export { FileDropField, type FileDropFieldProps } from './file-drop-field.tsx';
export { type FileKind, kindOfName } from './file-kind.ts';
export { FilePreview, type FilePreviewData, type FilePreviewProps } from './file-preview.tsx';
export { FilePreviewList, type FilePreviewListProps } from './file-preview-list.tsx';
export { formatFileSize } from './file-size.ts';
export type { ChosenFile, Upload, UploadTools } from './file-types.ts';
export { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';
export { type ImageEntry, toGallery } from './image-entry.ts';
export { ImageField, type ImageFieldProps, ImagesField, type ImagesFieldProps } from './image-field.tsx';
export { ImageInput, type ImageInputProps, type ImageValue } from './image-input.tsx';
export { ImagesInput, type ImagesInputProps } from './images-input.tsx';
export { type Inspection, inspectFile } from './inspect-file.ts';
