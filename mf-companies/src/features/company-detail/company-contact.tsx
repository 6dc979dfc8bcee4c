import type { Company } from '@wspolnik/contract';
import { mailTo } from '@wspolnik/system/cards';
import { Globe, Link as LinkIcon, type LucideIcon, Mail, Phone } from 'lucide-react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { formatPhone, phoneTo } from '../../lib/phone.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { detailMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';

export interface CompanyContactProps {
  company: Company;
}

interface Way {
  key: string;
  icon: LucideIcon;
  label: MessageDescriptor;
  href: string;
  text: string;
  outside?: boolean;
}

export function CompanyContact({ company }: CompanyContactProps) {
  const { formatMessage } = useIntl();
  const ways = [...directWays(company), ...linkWays(company, (label) => formatMessage(label))];
  return (
    <section aria-labelledby="company-contact" className={classes.panel}>
      <h2 id="company-contact" className={classes.heading}>
        {formatMessage(messages.contact)}
      </h2>
      {ways.length === 0 && <p className={classes.muted}>{formatMessage(messages.noContact)}</p>}
      <dl className={classes.contactData}>
        {ways.map(({ key, icon: Icon, label, href, text, outside }) => (
          <div key={key}>
            <dt>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              <span className="wp-visually-hidden">{formatMessage(label)}</span>
            </dt>
            <dd>
              <a href={href} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function directWays({ email, phone }: Company): Way[] {
  const ways: Way[] = [];
  if (email) ways.push({ key: 'email', icon: Mail, label: messages.email, href: mailTo(email), text: email });
  if (phone) {
    const href = phoneTo(phone);
    ways.push({ key: 'phone', icon: Phone, label: messages.phone, href, text: formatPhone(phone) });
  }
  return ways;
}

/** The website by its host, profiles by the name of their service. */
function linkWays(company: Company, nameOf: (label: MessageDescriptor) => string): Way[] {
  return (['website', 'facebook', 'linkedin', 'twitter'] as const).flatMap((key) => {
    const url = safeUrl(company[key]);
    if (!url) return [];
    const label = messages[key];
    const isSite = key === 'website';
    const text = isSite ? url.host : nameOf(label);
    return [{ key, icon: isSite ? Globe : LinkIcon, label, href: url.href, text, outside: true }];
  });
}
