import type { OwnedCompany } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Avatar } from '@wspolnik/system';
import { Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import styles from './profile-switch.module.css';

export interface ProfileSwitchProps {
  /** Called after the choice, also when it is the current profile. */
  onChosen(): void;
  /** Only these of their companies. */
  only?: readonly OwnedCompany[];
}

/** The person and their companies; the current one is marked. */
export function ProfileSwitch({ onChosen, only }: ProfileSwitchProps) {
  const user = useSessionStore((state) => state.user);
  const current = useSessionStore((state) => state.company);
  const switchCompany = useSessionStore((state) => state.switchCompany);
  if (!user) return null;
  const person = { id: user.id, name: `${user.first_name} ${user.last_name}`, image: user.thumbnail, company: null };
  const choices = [
    ...(only ? [] : [person]),
    ...(only ?? user.companies).map((company) => ({
      id: company.id,
      name: company.name,
      image: company.thumbnail,
      company,
    })),
  ];
  const choose = (company: (typeof choices)[number]['company']) => {
    if (company?.id !== current?.id) switchCompany(company);
    onChosen();
  };
  return (
    <ul className={styles.list}>
      {choices.map(({ id, name, image, company }) => {
        const inUse = (company?.id ?? null) === (current?.id ?? null);
        return (
          <li key={id}>
            <button type="button" className={styles.choice} aria-pressed={inUse} onClick={() => choose(company)}>
              <Avatar name={name} image={image} size={36} shape={company ? 'square' : 'round'} />
              <span className={styles.text}>
                <strong>{name}</strong>
                <small>
                  <FormattedMessage id={company ? `shell.companyRole.${company.role}` : 'shell.profile.person'} />
                </small>
              </span>
              {inUse && <Check size={18} strokeWidth={2} aria-hidden="true" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
