import {
  File,
  FileArchive,
  FileCode,
  FileCog,
  FileHeadphone,
  FileImage,
  FilePlay,
  FileSpreadsheet,
  FileText,
  FileType,
  type LucideIcon,
} from 'lucide-react';
import type { FileKind } from './file-kind.ts';
import styles from './files.module.css';

const ICONS: Record<FileKind, LucideIcon> = {
  image: FileImage,
  pdf: FileText,
  video: FilePlay,
  audio: FileHeadphone,
  application: FileSpreadsheet,
  text: FileType,
  archive: FileArchive,
  executable: FileCog,
  programming: FileCode,
  other: File,
};

export function FileIcon({ kind }: { kind: FileKind }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.icon} data-kind={kind} aria-hidden="true">
      <Icon size={20} strokeWidth={1.75} />
    </span>
  );
}
