import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { serviceForms } from '../../model/service-forms/service-forms.ts'
import type { InquirySetup } from '../contract.ts'
import type { Edited } from '../edited.ts'
import { formCategoryText } from '../setup-texts.ts'
import styles from './Setup.module.css'

/** The service forms and their categories. */
export function ServiceForms(props: { setup: InquirySetup; onEdit: (edited: Edited) => void }) {
  const { setup, onEdit } = props
  return (
    <section aria-labelledby="inquiry-service-forms" className={styles.part}>
      <div className={styles.head}>
        <h2 id="inquiry-service-forms">{m.inquiry_setup_forms()}</h2>
      </div>
      <p>{m.inquiry_setup_forms_text()}</p>
      <Rows label={m.inquiry_setup_forms()}>
        {setup.serviceForms.map((form) => {
          const name = serviceForms[form.id].name()
          return (
            <Row
              key={form.id}
              name={name}
              details={formCategoryText(setup, form.categoryId)}
              action={
                <Button
                  variant="tertiary"
                  onClick={() => onEdit({ kind: 'service-form', seen: form })}
                >
                  {m.inquiry_setup_edit()}
                  <span className="ds-sr-only"> {name}</span>
                </Button>
              }
            />
          )
        })}
      </Rows>
    </section>
  )
}
