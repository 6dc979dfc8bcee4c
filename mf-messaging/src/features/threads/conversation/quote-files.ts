export { FilePreviewList } from '@wspolnik/system/files';
