import { Link, useLocation } from '@wspolnik/system';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { countAt, useWaiting } from '../waiting.ts';
import classes from './admin-frame.module.css';
import { SECTION_GROUPS, sectionOf } from './sections.ts';

/** A page of the administration beside the links to all sections; on a phone they are a row above it. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { data: waiting } = useWaiting();
  const current = sectionOf(useLocation().pathname);
  const list = useRef<HTMLElement>(null);
  // The row of a phone is wider than the screen: it starts at the section in use.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current) list.current.scrollLeft = link.offsetLeft - 16;
  }, []);
  return (
    <div className={classes.frame}>
      <nav ref={list} aria-label={formatMessage({ id: 'frame.label' })} className={classes.nav}>
        {SECTION_GROUPS.map((group) => (
          <div key={group.label}>
            <p className={classes.label}>{formatMessage({ id: group.label })}</p>
            <ul className={classes.links}>
              {group.sections.map(({ path, label, Icon }) => (
                <li key={path}>
                  <Link to={path} className={classes.link} aria-current={path === current ? 'page' : undefined}>
                    <Icon aria-hidden size={18} strokeWidth={1.75} />
                    <span>{formatMessage({ id: label })}</span>
                    <Waiting count={waiting ? countAt(path, waiting) : 0} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={classes.content}>{children}</div>
    </div>
  );
}

/** How many decisions wait in a section. */
function Waiting({ count }: { count: number }) {
  const { formatMessage, formatNumber } = useIntl();
  if (count === 0) return null;
  return (
    <span className={classes.waiting}>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="wp-visually-hidden">{formatMessage({ id: 'frame.waiting' }, { count })}</span>
    </span>
  );
}
