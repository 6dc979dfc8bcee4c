// Bundled by the remotes that upload or show files. All data passes through props: nothing is fetched here.

export { type FileKind, kindOfName } from '../components/file/file-kind.ts';
export { DocumentsField, type DocumentsFieldProps } from '../components/file-drop/documents-field.tsx';
export { FileDrop, type FileDropProps } from '../components/file-drop/file-drop.tsx';
export { FileDropField, type FileDropFieldProps } from '../components/file-drop/file-drop-field.tsx';
export type { ChosenFile, Upload, UploadTools } from '../components/file-drop/file-types.ts';
export { FilePreview, type FilePreviewData, type FilePreviewProps } from '../components/file-preview/file-preview.tsx';
export { FilePreviewList, type FilePreviewListProps } from '../components/file-preview/file-preview-list.tsx';
export { HeldFile, type HeldFileProps } from '../components/file-preview/held-file.tsx';
export { type ImageEntry, toGallery } from '../components/image-input/image-entry.ts';
export {
  ImageField,
  type ImageFieldProps,
  ImagesField,
  type ImagesFieldProps,
} from '../components/image-input/image-field.tsx';
export type { ImageValue } from '../components/image-input/image-input.tsx';
export { Statement, type StatementProps, Statements } from '../components/statement/statement.tsx';
export { formatFileSize } from '../format/file-size.ts';
export { useObjectUrl } from '../hooks/use-object-url.ts';
export { DOCUMENT_EXTENSIONS } from '../validators/file-content.ts';
export { type Inspection, inspectFile } from '../validators/inspect-file.ts';
