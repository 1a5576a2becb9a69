import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Proposals } from '#core/proposals/Proposals.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { categoryProposal } from '../category-proposal.ts'
import type { InquirySetup } from '../contract.ts'
import { type Edited, toRemoval } from '../edited.ts'
import { setupQuery } from '../queries.ts'
import { setupErrorText } from '../refusal-messages.ts'
import { templateCategoryText } from '../setup-texts.ts'
import { Categories } from './Categories.tsx'
import { EditDialog } from './EditDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { ServiceForms } from './ServiceForms.tsx'
import styles from './Setup.module.css'

/** The setup of inquiries: categories, service forms and templates. */
export function SetupPage() {
  return (
    <StaffPage heading={m.inquiry_setup_heading()} intro={m.inquiry_setup_intro()} needs="admin">
      {() => <Setup />}
    </StaffPage>
  )
}

function Setup() {
  const { data: setup, error, refetch } = useQuery(setupQuery)
  const [edited, setEdited] = useState<Edited | null>(null)
  const [removed, setRemoved] = useState<Edited | null>(null)
  if (error && !setup) return <LoadFailure text={setupErrorText(error)} retry={() => refetch()} />
  if (!setup) return <Waiting rows={3} />
  const removal = removed && toRemoval(removed)
  return (
    <div className={styles.setup}>
      <p className={styles.back}>
        <Link to="/staff/inquiries">{m.inbox_back()}</Link>
      </p>
      <Proposals kinds={[categoryProposal]} />
      <Categories setup={setup} onEdit={setEdited} />
      <ServiceForms setup={setup} onEdit={setEdited} />
      <Templates setup={setup} onEdit={setEdited} />
      {edited && (
        <EditDialog
          edited={edited}
          setup={setup}
          onRemove={() => {
            setEdited(null)
            setRemoved(edited)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && removal && (
        <RemoveDialog edited={removed} removal={removal} onClose={() => setRemoved(null)} />
      )}
    </div>
  )
}

function Templates({ setup, onEdit }: { setup: InquirySetup; onEdit: (edited: Edited) => void }) {
  return (
    <section aria-labelledby="inquiry-templates" className={styles.part}>
      <div className={styles.head}>
        <h2 id="inquiry-templates">{m.inquiry_setup_templates()}</h2>
        <Button variant="secondary" onClick={() => onEdit({ kind: 'template', seen: null })}>
          {m.inquiry_setup_template_add()}
        </Button>
      </div>
      <p>{m.inquiry_setup_templates_text()}</p>
      {setup.templates.length === 0 ? (
        <p>{m.inquiry_setup_templates_none()}</p>
      ) : (
        <Rows label={m.inquiry_setup_templates()}>
          {setup.templates.map((template) => (
            <Row
              key={template.id}
              name={template.name}
              details={templateCategoryText(setup, template.categoryId)}
              action={
                <Button
                  variant="tertiary"
                  onClick={() => onEdit({ kind: 'template', seen: template })}
                >
                  {m.inquiry_setup_edit()}
                  <span className="ds-sr-only"> {template.name}</span>
                </Button>
              }
            />
          ))}
        </Rows>
      )}
    </section>
  )
}
