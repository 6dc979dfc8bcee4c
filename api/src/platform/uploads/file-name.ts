import type { FileEnding } from '../files/file-store.ts';

/** Characters with the ending; what lists and the header of a download can hold. */
const MAX_NAME = 120;
const FALLBACK = 'plik';

/** Controls, direction marks, characters without a shape or a meaning, and lone surrogates. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** Not allowed in names of Windows; a colon would write into a hidden stream beside the file. */
const FORBIDDEN = /[<>:"|?*]/g;
/** A name of Windows for a device, whatever follows its first dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i;
/** Not the end of a number, as in `faktura 12.2024`, nor of `Sp. z o.o`. */
const ENDING = /^(?=[a-z0-9]*[a-z])[a-z0-9]{2,10}$/i;

const OTHER_ENDINGS: Partial<Record<FileEnding, readonly string[]>> = { jpg: ['jpeg', 'jpe', 'jfif'] };

/** The parts of a name before its endings: all up to the content's own ending, or without the last one when it has none of it. */
function stemOf(name: string, ending: FileEnding): string {
  const own = [ending as string, ...(OTHER_ENDINGS[ending] ?? [])];
  const parts = name.split('.');
  let end = parts.length;
  while (end > 1 && ENDING.test(parts[end - 1] ?? '')) {
    end -= 1;
    if (own.includes(parts[end]?.toLowerCase() ?? '')) return parts.slice(0, end).join('.');
  }
  return (end < parts.length ? parts.slice(0, -1) : parts).join('.');
}

/** Some systems drop the dots and spaces at the end of a name, and the rest decides. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '. '.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** A name that starts with a dot is hidden. */
function trimStart(text: string): string {
  let start = 0;
  while (start < text.length && '. '.includes(text[start] ?? '')) start += 1;
  return text.slice(start);
}

/**
 * The name under which a file is stored, shown and downloaded: what its sender typed, with the ending of its content, so that
 * no system runs it as something else. `faktura.pdf.html` is `faktura.pdf`, a document of Word called `faktura.jar` is
 * `faktura.docx`. Without paths, invisible characters and the names of devices.
 */
export function fileName(typed: string, ending: FileEnding): string {
  const base = typed.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const visible = base.normalize('NFC').replace(INVISIBLE, '').replace(FORBIDDEN, '_').replace(/\s/g, ' ');
  const stem = trimStart(trimEnd(stemOf(trimEnd(visible), ending)));
  const isDevice = DEVICE.test(stem.split('.')[0]?.trim() ?? '');
  const short = [...stem].slice(0, MAX_NAME - ending.length - 1).join('');
  return `${isDevice ? FALLBACK : trimEnd(short) || FALLBACK}.${ending}`;
}
