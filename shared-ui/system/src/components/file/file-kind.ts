/** Kinds of files for icons and previews (specification), with their extensions. */
const EXTENSIONS = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  pdf: ['pdf'],
  video: ['mp4', 'mov', 'webm', 'avi', 'mkv'],
  audio: ['mp3', 'wav', 'ogg', 'm4a', 'flac'],
  application: ['docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt', 'odt', 'ods', 'odp'],
  text: ['txt', 'csv', 'rtf'],
  archive: ['zip', 'rar', '7z', 'tar', 'gz'],
  executable: ['exe', 'msi', 'apk', 'dmg', 'bat', 'sh'],
  programming: ['html', 'css', 'js', 'ts', 'json', 'xml', 'sql', 'py', 'java', 'php'],
  other: [],
} as const;

export type FileKind = keyof typeof EXTENSIONS;
const KINDS = Object.keys(EXTENSIONS) as FileKind[];

export const isKind = (kind: string): kind is FileKind => KINDS.some((known) => known === kind);

export function kindOfName(name: string): FileKind {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return KINDS.find((kind) => EXTENSIONS[kind].some((known) => known === extension)) ?? 'other';
}
