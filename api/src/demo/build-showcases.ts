import { type DemoPicture, PICTURE } from './pictures.ts';
import { FOUNDED, GALLERIES, SHOWCASES } from './showcases.ts';
import type { World } from './world.ts';

interface Pictured {
  companyId: string;
  referenceId: string | null;
}

function addPictures(
  world: World,
  { companyId, referenceId }: Pictured,
  alts: readonly string[],
  from: readonly DemoPicture[],
) {
  alts.forEach((alt, position) => {
    const picture = from[position % from.length];
    if (!picture) return;
    world.companyPictures.push({
      id: world.newId(world.now),
      company_id: companyId,
      reference_id: referenceId,
      position,
      file_key: picture.fileKey,
      thumbnail_key: picture.thumbnailKey,
      alt,
      ...PICTURE,
    });
  });
}

function addReferences(world: World, serial: number, pictures: readonly DemoPicture[]): void {
  const companyId = String(world.companies[serial]?.id);
  SHOWCASES[serial]?.forEach(({ title, text, yearsAgo, client, alts = [] }, position) => {
    const id = world.newId(world.now);
    world.references.push({
      id,
      company_id: companyId,
      position,
      title,
      text,
      year: world.now.getFullYear() - yearsAgo,
      client_name: typeof client === 'string' ? client : null,
      client_company_id: typeof client === 'number' ? world.companies[client]?.id : null,
      created_at: world.daysAgo(30 - position),
    });
    // Each begins at another picture of the company.
    const own = [...pictures.slice(position + 1), ...pictures.slice(0, position + 1)];
    addPictures(world, { companyId, referenceId: id }, alts, own);
  });
}

/** References, galleries and years of foundation of several companies, with the pictures of their offers. */
export function buildShowcases(world: World): void {
  world.companies.forEach((company, serial) => {
    const offers = new Set(world.offers.filter(({ company_id }) => company_id === company.id).map(({ id }) => id));
    const own = world.images
      .filter(({ offer_id }) => offers.has(String(offer_id)))
      .map(({ file_key, thumbnail_key }) => ({ fileKey: String(file_key), thumbnailKey: String(thumbnail_key) }));
    company.founded_year = FOUNDED[serial] ?? null;
    addReferences(world, serial, own);
    addPictures(world, { companyId: company.id, referenceId: null }, GALLERIES[serial] ?? [], own);
  });
}
