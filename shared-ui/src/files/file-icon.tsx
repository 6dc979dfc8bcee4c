import { File, FileImage, FileSpreadsheet, FileText, FileType } from 'lucide-react';
import type { FileKind } from './file-kind.ts';
import styles from './files.module.css';

const ICONS = { image: FileImage, pdf: FileText, text: FileType, application: FileSpreadsheet, other: File };

export function FileIcon({ kind }: { kind: FileKind }) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.icon} data-kind={kind} aria-hidden="true">
      <Icon size={20} strokeWidth={1.75} />
    </span>
  );
}
