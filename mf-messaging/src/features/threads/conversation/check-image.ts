import { type Inspection, inspectFile } from '@wspolnik/system/files';

/** As the API accepts a message's image (specification §5). */
const LIMITS = { accept: ['png', 'jpeg', 'jpg'], maxMb: 5 };

/** Loaded with the first picture. */
export const checkImage = (file: File): Promise<Inspection> => inspectFile(file, LIMITS);
