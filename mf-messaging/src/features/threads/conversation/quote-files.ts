export { FilePreviewList } from '@wspolnik/shared-ui/files';
