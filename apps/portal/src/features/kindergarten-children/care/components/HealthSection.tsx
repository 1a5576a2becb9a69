import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePress } from '#core/sessions/login/use-press.ts'
import { DialogForm } from '#core/staff-area/dialog-form/DialogForm.tsx'
import { useDialogForm } from '#core/staff-area/dialog-form/use-dialog-form.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Kindergarten.module.css'
import { viewPlaceNames } from '../../model/child-texts.ts'
import type { StaffChild } from '../../model/contract.ts'
import { childrenKey } from '../../model/queries.ts'
import { childErrorText, childFieldText } from '../../model/refusal-messages.ts'
import type { ChildHealth } from '../contract.ts'
import { HealthForm } from '../forms.ts'
import { openHealth, saveHealth } from '../queries.ts'

/** Health behind a button: each look is written down, and the guardians read who looked. */
export function HealthSection({ child }: { child: StaffChild }) {
  const [health, setHealth] = useState<ChildHealth | null>(null)
  const [isEditing, setEditing] = useState(false)
  const opening = usePress({
    call: () => openHealth(child.id),
    changes: childrenKey,
    done: null,
    onDone: setHealth,
    errorText: childErrorText,
  })
  return (
    <section aria-labelledby="child-health" className={styles.part}>
      <h2 id="child-health">{m.staff_child_health()}</h2>
      {!health && <p>{m.staff_child_health_text()}</p>}
      <div role="status">{health && <HealthFacts health={health} />}</div>
      {!child.isOwn && (
        <div className={styles.buttons}>
          {health ? (
            <>
              <Button variant="secondary" onClick={() => setEditing(true)}>
                {m.staff_child_health_edit()}
              </Button>
              <Button variant="tertiary" onClick={() => setHealth(null)}>
                {m.staff_child_health_hide()}
              </Button>
            </>
          ) : (
            <Button
              variant="secondary"
              loading={opening.isPending}
              onClick={() => opening.mutate()}
            >
              {m.staff_child_health_show()}
            </Button>
          )}
        </div>
      )}
      <h3>{m.staff_child_health_views()}</h3>
      {child.healthViews.length === 0 ? (
        <p>{m.staff_child_health_views_none()}</p>
      ) : (
        <Rows label={m.staff_child_health_views()}>
          {child.healthViews.map(({ at, place, name }) => (
            <Row
              key={`${at} ${name}`}
              name={name}
              details={`${formatDayAndTime(new Date(at))} · ${viewPlaceNames[place]()}`}
            />
          ))}
        </Rows>
      )}
      {isEditing && health && (
        <HealthDialog
          childId={child.id}
          health={health}
          onSaved={(saved) => setHealth({ ...saved, version: health.version + 1 })}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  )
}

function HealthFacts({ health }: { health: ChildHealth }) {
  const shown = (text: string) =>
    text === '' ? m.staff_child_health_nothing() : <span className={styles.text}>{text}</span>
  return (
    <Facts>
      <Fact label={m.staff_child_allergies()}>{shown(health.allergies)}</Fact>
      <Fact label={m.staff_child_medicines()}>{shown(health.medicines)}</Fact>
      <Fact label={m.staff_child_health_notes()}>{shown(health.notes)}</Fact>
    </Facts>
  )
}

const idPrefix = 'child-health-'
const fields = ['allergies', 'medicines', 'notes'] as const

function HealthDialog(props: {
  childId: string
  health: ChildHealth
  onSaved: (saved: Omit<HealthForm, 'version'>) => void
  onClose: () => void
}) {
  const { childId, health, onSaved, onClose } = props
  const form = useForm({
    resolver: zodResolver(HealthForm),
    defaultValues: health,
    shouldFocusError: false,
  })
  const state = useDialogForm(form, {
    idPrefix,
    fields,
    errorText: childErrorText,
    codeText: childFieldText,
    // Health data is stored encrypted, and nowhere else.
    draft: { key: 'kindergarten-unstored', fields: [] },
    call: async (values) => {
      await saveHealth(childId, values)
      onSaved(values)
    },
    changes: childrenKey,
    done: () => m.staff_child_saved(),
    onClose,
  })
  const names = {
    allergies: m.staff_child_allergies,
    medicines: m.staff_child_medicines,
    notes: m.staff_child_health_notes,
  }
  return (
    <DialogForm
      heading={m.staff_child_health_edit()}
      state={state}
      send={m.staff_child_save()}
      onClose={onClose}
    >
      {fields.map((field) => (
        <TextArea
          key={field}
          id={idPrefix + field}
          label={names[field]()}
          error={state.textOf(field)}
          {...form.register(field)}
        />
      ))}
    </DialogForm>
  )
}
