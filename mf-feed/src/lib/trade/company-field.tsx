import { Button, Field, Input } from '@wspolnik/system';
import { useFieldText, useTypedSearch } from '@wspolnik/system/forms';
import { useFormikContext } from 'formik';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { findMentions } from '../text-box/mention-search.ts';
import type { TextBoxValues } from '../text-box/text-box-values.ts';
import { tradeMessages as messages } from './trade.messages.ts';
import classes from './trade.module.css';

const PACE = { delay: 250, shortest: 2 };
const search = (q: string, signal: AbortSignal) => findMentions('companies', q, signal);

/** The choice of a company by its name. */
export function CompanyField() {
  const { formatMessage } = useIntl();
  const fieldText = useFieldText();
  const { values, errors, touched, setValues } = useFormikContext<TextBoxValues>();
  const { state, ask, forget } = useTypedSearch(search, PACE);
  const choose = (company_id: string, company_name: string) => {
    forget();
    void setValues({ ...values, company_id, company_name });
  };
  if (values.company_id) {
    return (
      <p className={classes.chosen}>
        <strong>{values.company_name}</strong>
        <Button variant="ghost" size="sm" onClick={() => choose('', '')}>
          {formatMessage(messages.companyChange)}
        </Button>
      </p>
    );
  }
  return (
    <div>
      <Field
        label={formatMessage(messages.company)}
        required
        error={touched.company_id ? fieldText(errors.company_id) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            start={<Search size={18} strokeWidth={1.75} />}
            onChange={(event) => ask(event.target.value)}
            // Enter would send the form.
            onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()}
          />
        )}
      </Field>
      <div role="status">
        {state.name === 'failed' && <p>{formatMessage(messages.companyFailed)}</p>}
        {state.name === 'found' && state.results.length === 0 && <p>{formatMessage(messages.companyNone)}</p>}
      </div>
      {state.name === 'found' && (
        <ul className={classes.found}>
          {state.results.map(({ id, name, detail }) => (
            <li key={id}>
              <button type="button" onClick={() => choose(id, name)}>
                <strong>{name}</strong>
                {detail && <span>{detail}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
