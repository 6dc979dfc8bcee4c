import { MAX_FILE_MB } from '@wspolnik/contract/limits';
import { DOCUMENT_EXTENSIONS, type Inspection, inspectFile } from '@wspolnik/system/files';

/** As the API accepts the document of a message, which a picture may be as well. */
const LIMITS = { accept: DOCUMENT_EXTENSIONS, maxMb: MAX_FILE_MB };

/** Loaded with the first file. */
export const checkAttachment = (file: File): Promise<Inspection> => inspectFile(file, LIMITS);
