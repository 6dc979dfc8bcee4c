import type { Category } from '@wspolnik/contract/categories';
import type { Database } from '../../storage/db.ts';
import { type CategoryRow, selectCategories } from './categories.sql.ts';

/**
 * Milliseconds. Counts may lag behind writes of other processes by this long; this process's own writes call `forget`.
 */
const MAX_AGE_MS = 15_000;

export interface CategoryCatalog {
  /** Roots with their children; a node's count includes its children's. */
  tree(): Promise<Category[]>;
  /** Nodes from the root to `id`, inclusive; undefined for an unknown category. */
  pathOf(id: string): Promise<readonly number[] | undefined>;
  forget(): void;
}

interface Loaded {
  tree: Category[];
  paths: Map<string, readonly number[]>;
}

function toTree(rows: CategoryRow[]): Category[] {
  const byId = new Map<string, Category>();
  const roots: Category[] = [];
  for (const { id, name, name_en, image, offer_count, company_count, is_job } of rows) {
    byId.set(id, { id, name, name_en, image, offer_count, company_count, is_job, children: [] });
  }
  for (const row of rows) {
    const category = byId.get(row.id);
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
    if (category) (parent ? parent.children : roots).push(category);
  }
  return roots.map((root) => completed(root, null));
}

/** With the counts of what is below it, and the picture of what is above it where it has none. */
function completed(category: Category, inherited: string | null): Category {
  const image = category.image ?? inherited;
  const children = category.children.map((child) => completed(child, image));
  const total = (name: 'offer_count' | 'company_count') =>
    children.reduce((sum, child) => sum + child[name], category[name]);
  return { ...category, image, children, offer_count: total('offer_count'), company_count: total('company_count') };
}

async function load(db: Database): Promise<Loaded> {
  const rows = await selectCategories(db);
  return { tree: toTree(rows), paths: new Map(rows.map((row) => [row.id, row.path])) };
}

function createCatalog(db: Database): CategoryCatalog {
  let current: { loadedAt: number; value: Promise<Loaded> } | undefined;

  function read(): Promise<Loaded> {
    const now = performance.now();
    if (current && now - current.loadedAt < MAX_AGE_MS) return current.value;
    const value = load(db);
    const entry = { loadedAt: now, value };
    current = entry;
    value.catch(() => {
      if (current === entry) current = undefined;
    });
    return value;
  }

  return {
    tree: async () => (await read()).tree,
    pathOf: async (id) => (await read()).paths.get(id),
    forget: () => {
      current = undefined;
    },
  };
}

const catalogs = new WeakMap<Database, CategoryCatalog>();

/** The catalog of one database, shared by every module of the process. */
export function catalogOf(db: Database): CategoryCatalog {
  const known = catalogs.get(db);
  if (known) return known;
  const catalog = createCatalog(db);
  catalogs.set(db, catalog);
  return catalog;
}
