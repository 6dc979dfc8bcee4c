import type { Accounts } from './accounts.ts';

type Find = (accounts: Accounts) => Promise<string | undefined>;

/** What no page of the demo data links to: by the path of the page, an id that the account of the page may see. */
const IDS: Record<string, Find> = {
  '/companies/:id/edit': async (accounts) => (await accounts.session('owner')).user.companies[0]?.id,
  '/admin/contact/:id': async (accounts) => {
    const message = { topic: 'other', name: 'Jan Nowak', email: 'jan@example.test', seconds: 60 };
    await accounts.post('contact/', { ...message, text: 'Jak zmienić nazwę firmy?' });
    return (await accounts.read<{ results: { id: string }[] }>('admin', 'admin/contact-messages/')).results[0]?.id;
  },
  '/moderation/decisions/:id': async (accounts) => {
    const { user } = await accounts.session('author');
    const path = `posts/?author_id=${user.companies[0]?.id}`;
    const posts = await accounts.read<{ results: { hidden?: { decision_id: string } | null }[] }>('author', path);
    return posts.results.find(({ hidden }) => hidden)?.hidden?.decision_id;
  },
};

/** Real addresses of the pages of a remote: those without parameters, and for the others what pages that were visited link to. */
export class Addresses {
  private readonly paths: readonly string[];
  private readonly accounts: Accounts;
  private readonly linked = new Map<string, string>();

  /** The paths in the order of the manifest, where the first one that matches has the page. */
  constructor(paths: readonly string[], accounts: Accounts) {
    this.paths = paths;
    this.accounts = accounts;
  }

  learn(pathnames: readonly string[]): void {
    for (const pathname of pathnames) {
      const path = this.paths.find((one) => patternOf(one).test(pathname));
      if (path && !this.linked.has(path)) this.linked.set(path, pathname);
    }
  }

  async find(path: string): Promise<string | undefined> {
    if (!path.includes('/:')) return path;
    const id = await IDS[path]?.(this.accounts);
    return id ? path.replace(/:\w+/, id) : this.linked.get(path);
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
