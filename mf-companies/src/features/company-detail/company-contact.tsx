import type { Company } from '@wspolnik/api/contract';
import { Globe, Mail, Phone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { detailMessages as messages } from './company-detail.messages.ts';
import classes from './company-detail.module.css';

export interface CompanyContactProps {
  company: Company;
}

export function CompanyContact({ company }: CompanyContactProps) {
  const { formatMessage } = useIntl();
  const website = safeWebsite(company.website);
  const ways = [
    {
      key: 'email',
      icon: Mail,
      label: messages.email,
      href: company.email && `mailto:${company.email}`,
      text: company.email,
    },
    {
      key: 'phone',
      icon: Phone,
      label: messages.phone,
      href: company.phone && `tel:${company.phone.replace(/[^\d+]/g, '')}`,
      text: company.phone && formatPhone(company.phone),
    },
    { key: 'website', icon: Globe, label: messages.website, href: website?.href, text: website?.host },
  ];
  const known = ways.filter(({ href }) => href);
  return (
    <section aria-labelledby="company-contact" className={classes.contact}>
      <h2 id="company-contact" className={classes.heading}>
        {formatMessage(messages.contact)}
      </h2>
      {known.length === 0 ? <p className={classes.muted}>{formatMessage(messages.noContact)}</p> : null}
      <dl className={classes.contactData}>
        {known.map(({ key, icon: Icon, label, href, text }) => (
          <div key={key}>
            <dt>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              <span className="wp-visually-hidden">{formatMessage(label)}</span>
            </dt>
            <dd>
              <a
                href={href ?? undefined}
                {...(key === 'website' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              >
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Only an http(s) address becomes a link, because companies enter it themselves. */
function safeWebsite(raw: string | null): URL | null {
  if (!raw || !URL.canParse(raw)) return null;
  const url = new URL(raw);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
}

/** Formats `+48600700800` as `+48 600 700 800`. */
function formatPhone(raw: string): string {
  return raw.replace(/\s/g, '').replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
