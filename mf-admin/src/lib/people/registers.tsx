import { buttonClassName } from '@wspolnik/system';
import { ExternalLink } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useCopy } from './copy-button.tsx';
import classes from './people.module.css';

/** Public registers. None takes a number in its address, so the press that opens one also copies the number. */
const REGISTERS = [
  { name: 'gus', number: 'nip', url: 'https://wyszukiwarkaregon.stat.gov.pl/appBIR/index.aspx' },
  { name: 'krs', number: 'krs', url: 'https://wyszukiwarka-krs.ms.gov.pl/' },
  { name: 'vat', number: 'nip', url: 'https://www.podatki.gov.pl/wykaz-podatnikow-vat-wyszukiwarka' },
  { name: 'ceidg', number: 'nip', url: 'https://aplikacja.ceidg.gov.pl/ceidg/ceidg.public.ui/search.aspx' },
] as const;

interface RegistersProps {
  nip: string;
  krs: string | null;
}

export function Registers({ nip, krs }: RegistersProps) {
  const { formatMessage } = useIntl();
  const copy = useCopy();
  const numbers = { nip, krs };
  return (
    <div className={classes.registers}>
      <p className={classes.muted}>{formatMessage({ id: 'people.registers' })}</p>
      <ul>
        {REGISTERS.map(({ name, number, url }) => {
          const value = numbers[number];
          if (!value) return null;
          return (
            <li key={name}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClassName({ variant: 'outline', size: 'sm' })}
                onClick={() => void copy(number.toUpperCase(), value)}
              >
                {formatMessage({ id: `people.register.${name}` })}
                <ExternalLink aria-hidden size={14} strokeWidth={1.75} />
                <span className="wp-visually-hidden">{formatMessage({ id: 'people.new_tab' })}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
