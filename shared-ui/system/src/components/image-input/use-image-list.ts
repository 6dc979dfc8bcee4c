import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest.ts';
import { type FieldMessage, useFieldText } from '../../validators/field-message.ts';
import { IMAGE_EXTENSIONS } from '../../validators/file-rule.ts';
import { inspectFile } from '../../validators/inspect-file.ts';
import { byProblem } from '../refused-files/by-problem.ts';
import { useRefusedAnnouncement } from '../refused-files/use-refused-announcement.ts';
import { useStatus } from '../status/use-status.ts';
import { type ImageEntry, moved } from './image-entry.ts';

interface ImageListOptions {
  value: readonly ImageEntry[];
  onChange(value: readonly ImageEntry[]): void;
  maxCount: number;
  maxMb: number;
}

interface RefusedImage {
  id: number;
  name: string;
  problem: FieldMessage;
}

let lastId = 0;
const nextId = () => {
  lastId += 1;
  return lastId;
};

const tooMany = (n: number): FieldMessage => ({ id: 'validators.fileCount', values: { n } });

/** The picture's name in sentences: its description, its file name or its position. */
export function useImageName() {
  const intl = useIntl();
  return ({ alt, picture }: ImageEntry, index: number): string =>
    alt || (picture instanceof File ? picture.name : intl.formatMessage({ id: 'ui.image.nth' }, { n: index + 1 }));
}

/** Adds, reorders, describes and removes pictures; announces each action to screen readers. */
export function useImageList(options: ImageListOptions) {
  const intl = useIntl();
  const fieldText = useFieldText();
  const nameOf = useImageName();
  const latest = useLatest(options);
  const { announcements, announce } = useStatus();
  const refusedAnnouncement = useRefusedAnnouncement();
  const [refused, setRefused] = useState<readonly RefusedImage[]>([]);
  const { value, onChange } = options;

  function refuse(images: readonly RefusedImage[]): void {
    setRefused(images);
    for (const group of byProblem(images))
      announce(
        refusedAnnouncement(
          group.map(({ name }) => name),
          group[0].problem,
        ),
      );
  }

  async function add(files: readonly File[]): Promise<void> {
    setRefused([]);
    const { maxMb } = latest.current;
    const found = await Promise.all(files.map((file) => inspectFile(file, { accept: IMAGE_EXTENSIONS, maxMb })));
    const entries = [...latest.current.value];
    const wrong: RefusedImage[] = [];
    for (const [index, { file, problem }] of found.entries()) {
      const name = files[index]?.name ?? '';
      const { maxCount } = latest.current;
      if (problem) wrong.push({ id: nextId(), name, problem });
      else if (entries.length >= maxCount) wrong.push({ id: nextId(), name, problem: tooMany(maxCount) });
      else {
        entries.push({ id: `new-${nextId()}`, alt: '', picture: file });
        announce(intl.formatMessage({ id: 'ui.file.said.added' }, { name }));
      }
    }
    refuse(wrong);
    if (entries.length > latest.current.value.length) latest.current.onChange(entries);
  }

  return {
    announcements,
    refused,
    add,
    nothing: () => {
      setRefused([{ id: nextId(), name: '', problem: { id: 'validators.fileNone' } }]);
      announce(intl.formatMessage({ id: 'validators.fileNone' }));
    },
    /** Other errors of a picture. */
    reportProblem(entry: ImageEntry, problem: FieldMessage): void {
      const name = nameOf(
        entry,
        latest.current.value.findIndex(({ id }) => id === entry.id),
      );
      setRefused([{ id: nextId(), name, problem }]);
      announce(`${name}: ${fieldText(problem)}`);
    },
    move(from: number, to: number): void {
      const entry = value[from];
      if (!entry || from === to) return;
      onChange(moved(value, from, to));
      const place = { name: nameOf(entry, from), place: to + 1, count: value.length };
      announce(intl.formatMessage({ id: 'ui.image.said.moved' }, place));
    },
    describe(index: number, alt: string): void {
      onChange(value.map((entry, at) => (at === index ? { ...entry, alt } : entry)));
    },
    /** Replaces the picture at the same index, with the same description. */
    replace(id: string, picture: File): void {
      onChange(value.map((entry) => (entry.id === id ? { ...entry, picture } : entry)));
    },
    remove(index: number): void {
      onChange(value.toSpliced(index, 1));
      announce(intl.formatMessage({ id: 'ui.image.said.removed' }));
    },
  };
}
