import { FormattedMessage } from 'react-intl';
import styles from './info-page.module.css';

export interface TextSectionsProps {
  /** Prefix of the message ids: `<prefix>.<section>.title` and `<prefix>.<section>.text`. */
  prefix: string;
  sections: readonly string[];
}

export function TextSections({ prefix, sections }: TextSectionsProps) {
  return (
    <div className={styles.text}>
      {sections.map((section) => (
        <section key={section}>
          <h2>
            <FormattedMessage id={`${prefix}.${section}.title`} />
          </h2>
          <p>
            <FormattedMessage id={`${prefix}.${section}.text`} />
          </p>
        </section>
      ))}
    </div>
  );
}
