export { linkPreviewId } from './link-previews.service.ts';
export { linkPreviewJson } from './link-previews.sql.ts';
