import { MAX_ATTACHMENT_MB } from '@wspolnik/contract/limits';
import { type Inspection, inspectFile } from '@wspolnik/system/files';

/** As the API accepts a message's image (specification §5). */
const LIMITS = { accept: ['png', 'jpeg', 'jpg'], maxMb: MAX_ATTACHMENT_MB };

/** Loaded with the first picture. */
export const checkImage = (file: File): Promise<Inspection> => inspectFile(file, LIMITS);
