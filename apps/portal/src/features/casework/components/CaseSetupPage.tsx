import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMove } from '#core/editable/use-move.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { CaseSetup } from '../contract.ts'
import type { EditedEntry } from '../edited-entry.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import { caseErrorText } from '../refusal-messages.ts'
import styles from './CaseSetup.module.css'
import { Entries, type Movable } from './Entries.tsx'
import { RemoveEntry } from './RemoveEntry.tsx'
import { SetupDialog } from './SetupDialog.tsx'
import { SuggestedChecks, SuggestedTemplates } from './Suggestions.tsx'

/** What caseworkers look at in each kind of case, and what they often write. */
export function CaseSetupPage() {
  return (
    <StaffPage heading={m.casework_setup_heading()} intro={m.casework_setup_intro()} needs="admin">
      {() => <Setup />}
    </StaffPage>
  )
}

function Setup() {
  const { caseViews } = useStaffOffers()
  const { data: setup, error, refetch } = useQuery(setupQuery)
  const [edited, setEdited] = useState<EditedEntry | null>(null)
  const [removed, setRemoved] = useState<EditedEntry | null>(null)
  if (error && !setup) return <LoadFailure text={caseErrorText(error)} retry={() => refetch()} />
  if (!setup) return <Waiting rows={3} />
  return (
    <div className={styles.setup}>
      {caseViews.map((view) => (
        <Kind key={view.kind} view={view} setup={setup} onEdit={setEdited} />
      ))}
      {edited && (
        <SetupDialog
          edited={edited}
          onRemove={() => {
            setEdited(null)
            setRemoved(edited)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveEntry removed={removed} onClose={() => setRemoved(null)} />}
    </div>
  )
}

function Kind(props: { view: CaseView; setup: CaseSetup; onEdit: (edited: EditedEntry) => void }) {
  const { view, setup, onEdit } = props
  const { kind } = view
  const moving = useMove<Movable>({
    idOf: ({ seen }) => seen.id,
    queryKey: setupQuery.queryKey,
    send: (entry, to) => saveSetup({ action: 'move', ...entry, to }),
    errorText: caseErrorText,
  })
  const ofKind = (entry: { kind: string }) => entry.kind === kind
  const checks = setup.checks.filter(ofKind)
  const templates = setup.templates.filter(ofKind)
  const headingId = `case-setup-${kind}`
  return (
    <section aria-labelledby={headingId} className={styles.kind}>
      <h2 id={headingId}>{view.name()}</h2>
      <Entries
        heading={m.checklist_heading()}
        kindName={view.name()}
        none={m.checklist_none()}
        add={m.checklist_add()}
        part="check"
        entries={checks.map((check) => ({
          seen: check,
          name: check.text,
          details: check.isRequired ? m.checklist_required() : '',
          onEdit: () => onEdit({ part: 'check', kind, seen: check }),
        }))}
        moving={moving}
        onAdd={() => onEdit({ part: 'check', kind, seen: null })}
      />
      {checks.length === 0 && <SuggestedChecks view={view} />}
      <Entries
        heading={m.casework_setup_templates()}
        kindName={view.name()}
        none={m.casework_templates_none()}
        add={m.casework_template_add()}
        part="template"
        entries={templates.map((template) => ({
          seen: template,
          name: template.name,
          details: textIn(template.text),
          onEdit: () => onEdit({ part: 'template', kind, seen: template }),
        }))}
        moving={moving}
        onAdd={() => onEdit({ part: 'template', kind, seen: null })}
      />
      {templates.length === 0 && <SuggestedTemplates view={view} />}
    </section>
  )
}
