import { FormattedMessage } from 'react-intl';
import styles from './info-page.module.css';

export interface TextSectionsProps {
  /** Message ids of a section, before `.title` and `.text`. */
  idOf(section: string): string;
  sections: readonly string[];
  values?: Record<string, number>;
}

export function TextSections({ idOf, sections, values }: TextSectionsProps) {
  return (
    <div className={styles.text}>
      {sections.map((section) => (
        <section key={section}>
          <h2>
            <FormattedMessage id={`${idOf(section)}.title`} />
          </h2>
          <p>
            <FormattedMessage id={`${idOf(section)}.text`} values={values} />
          </p>
        </section>
      ))}
    </div>
  );
}
