export const HELP = `pnpm release <command>

  publish <remote>             build a remote of this working copy and put it into the store; members see nothing of it yet
  promote <remote> [version]   make it live: the last published version, or the one that begins with these digits
  promote <remote> --canary 25 make it live for a quarter of all browsers, and compare it with another quarter before the rest gets it
  canary                       what is known about the running canary; with --watch until it was promoted or rolled back
  rollback [remote]            end its canary, or undo the last release and restore what was before; again: the one before that
  withdraw <remote>            say which pages would be missing without a remote; with --yes, take it off the site

  list                         what was released, newest first: who, when, why, and what of it is live
  versions <remote>            what was published of a remote, newest first
  diff <remote> [version]      what others would notice of a version, compared with the live one
  why <path>                   which remote serves a page, in which version, since when and why
  check                        look through the whole store: what is damaged and what to do
  check <remote> [version]     whether promote would take it, and how it does in the live shell with what else is live, in a browser
  prune                        list what nobody has needed for 14 days; a day later, remove it

  keys list                    who may release what
  keys new [file]              make a key for a team; its private half goes into the file, for RELEASE_KEY
  keys add <file|id> <remote>… let a public key, or one that is known, release these remotes
  keys revoke <id>             let it release nothing any more
  keys public                  the public key of the store, which a gateway verifies releases with

  --store <folder|s3://…>      default: RELEASES_DIR, or .releases
  --channel <name>             default: stable
  -m, --message <text>         why; with promote and withdraw it is required
  --dry-run                    of promote and rollback: say what would be done; of a canary, also how long it would take
  --minutes, --pages <number>  of promote --canary: it is promoted after 10 minutes and 500 pages of each group at the earliest
  --watch                      of canary: decide with this key, and stay until it has ended
  --urgent                     open tabs change at the very next navigation, as after every rollback
  --to <number>                of rollback: undo everything after this release
  --allow-wider                of promote: it may be shown to more people than before
  --api <address>              where the API runs, to compare what a remote needs of it; default: API_URL
  --who <name>                 default: the author that git knows
  --yes                        of withdraw: do it
  --no-browser                 of check: only compare, as promote does
  --smoke <folder>             of check: its smoke journeys; default: the folder smoke of the remote
  --json                       of list: for programs
  --help

For example, to release the offers and to take that back:

  pnpm release publish mf-offers
  pnpm release promote mf-offers -m "Prices with VAT"
  pnpm release rollback mf-offers
`;
