import { ApiError } from '@wspolnik/shared-auth';

/** Downloads a stored picture as a file, to crop or upload it. Throws an ApiError: `network`, `not_found`, `unknown`. */
export async function fetchPicture(url: string): Promise<File> {
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', cause });
  });
  const { ok, status } = answer;
  if (!ok) throw new ApiError({ status, code: status === 404 || status === 410 ? 'not_found' : 'unknown' });
  const blob = await answer.blob().catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'network', cause });
  });
  const ending = blob.type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], `${nameOf(url)}.${ending}`, { type: blob.type });
}

/** The last segment of the path, without its extension. */
const nameOf = (url: string): string => {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return last.replace(/\.\w+$/, '') || 'picture';
};
