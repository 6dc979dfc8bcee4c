import { open } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Settings, SettingsError } from '@wspolnik/settings';

/** A PMTiles archive of vector tiles on this machine. */
export interface MapFile {
  folder: string;
  name: string;
  /** Changes with the file, so that no browser mixes parts of two archives. */
  version: string;
}

export const mapFileUrl = ({ version }: MapFile) => `/map/${version}/streets.pmtiles`;

/** Of the header, which begins every archive (PMTiles 3, section 3). */
const HEADER_BYTES = 127;
const SPEC_VERSION = 3;
/** Place of the tiles' type in the header, and the one of vector tiles. */
const TYPE_AT = 99;
const VECTOR_TILES = 1;

const DEFAULT_NAME = 'map.pmtiles';

/** The archive of `MAP_FILE`, or the one in the data directory; null when there is none. @throws SettingsError naming what is wrong */
export async function findMapFile({
  MAP_FILE,
  DATA_DIR,
}: Pick<Settings, 'MAP_FILE' | 'DATA_DIR'>): Promise<MapFile | null> {
  const path = resolve(MAP_FILE ?? join(DATA_DIR, DEFAULT_NAME));
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (!MAP_FILE && error.code === 'ENOENT') return null;
    throw unreadable(error);
  });
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    if (bytesRead < HEADER_BYTES || !isVectorArchive(buffer)) {
      throw new SettingsError(`MAP_FILE must be a PMTiles archive (version 3) of vector tiles, which ${path} is not.`);
    }
    const { size, mtimeMs } = await file.stat();
    const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
    return { folder: dirname(path), name: basename(path), version };
  } catch (error) {
    throw error instanceof SettingsError ? error : unreadable(error as Error);
  } finally {
    await file.close();
  }
}

const unreadable = ({ message }: Error) => new SettingsError(`MAP_FILE cannot be read: ${message}.`);

const isVectorArchive = (header: Buffer) =>
  header.toString('latin1', 0, 7) === 'PMTiles' && header[7] === SPEC_VERSION && header[TYPE_AT] === VECTOR_TILES;
