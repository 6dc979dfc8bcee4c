import type { Skeleton } from '../release/manifest-types.ts';
import { FRAME_PATH, type Frame } from '../release/types.ts';
import { escapeHtml } from './meta.ts';
import type { PagePath } from './paths.ts';

/** Markup of the page's frame. Its links to the other language and back after sign-in lead to this page. */
export function frameOf(frame: Frame, { locale, path }: PagePath, skeleton: Skeleton) {
  const { headers, skeletons, footer } = frame.locales[locale];
  const first = path.split('/')[1] ?? '';
  const section = first in headers ? first : '';
  return {
    header: withPath(headers[section] ?? '', section, path),
    main: skeletons[skeleton],
    footer: withPath(footer, '', path),
  };
}

function withPath(markup: string, section: string, path: string): string {
  const placeholder = framePath(section);
  return markup
    .replaceAll(placeholder, () => escapeHtml(path))
    .replaceAll(encodeURIComponent(placeholder), () => encodeURIComponent(path));
}

/** Placeholder path with which the frame of a section is rendered. */
export function framePath(section: string): string {
  return section ? `/${section}/${FRAME_PATH}` : `/${FRAME_PATH}`;
}
