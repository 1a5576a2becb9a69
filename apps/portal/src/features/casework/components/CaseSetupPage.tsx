import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { SetupCheck } from '../contract.ts'
import { checklistsQuery } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import { CheckDialog, type EditedCheck } from './CheckDialog.tsx'
import styles from './Checklists.module.css'

/** What caseworkers look at in each kind of case. */
export function ChecklistPage() {
  return (
    <StaffPage
      heading={m.checklist_setup_heading()}
      intro={m.checklist_setup_intro()}
      needs={'admin'}
    >
      {() => <Checklists />}
    </StaffPage>
  )
}

function Checklists() {
  const { caseViews } = useStaffOffers()
  const { data, error, refetch } = useQuery(checklistsQuery)
  const [edited, setEdited] = useState<EditedCheck | null>(null)
  if (error && !data) return <LoadFailure text={caseErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={styles.lists}>
      {caseViews.map((view) => (
        <KindChecks
          key={view.kind}
          view={view}
          checks={data.items.filter(({ kind }) => kind === view.kind)}
          onEdit={setEdited}
        />
      ))}
      {edited && <CheckDialog edited={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

function KindChecks(props: {
  view: CaseView
  checks: readonly SetupCheck[]
  onEdit: (edited: EditedCheck) => void
}) {
  const { view, checks, onEdit } = props
  const { kind } = view
  const name = view.name()
  const headingId = `checklist-${kind}`
  return (
    <section aria-labelledby={headingId} className={styles.list}>
      <div className={styles.head}>
        <h2 id={headingId}>{name}</h2>
        <Button variant="secondary" onClick={() => onEdit({ kind, seen: null })}>
          {m.checklist_add()}
          <span className="ds-sr-only"> {name}</span>
        </Button>
      </div>
      {checks.length === 0 ? (
        <p>{m.checklist_none()}</p>
      ) : (
        <Rows label={name}>
          {checks.map((check) => (
            <Row
              key={check.id}
              name={textIn(check.text)}
              details={check.isRequired ? m.checklist_required() : ''}
              action={
                <Button variant="tertiary" onClick={() => onEdit({ kind, seen: check })}>
                  {m.checklist_edit()}
                  <span className="ds-sr-only"> {textIn(check.text)}</span>
                </Button>
              }
            />
          ))}
        </Rows>
      )}
    </section>
  )
}
