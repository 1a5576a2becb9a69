import { Button } from '@digdir/designsystemet-react'
import { useEffect, useRef, useState } from 'react'
import { healthFields } from '#core/kindergartens/field-locations.ts'
import { longest } from '#core/kindergartens/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import formStyles from '#ui/form/Form.module.css'
import { ProblemSummary } from '#ui/form/ProblemSummary.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { Health } from '../../model/contract.ts'
import { childErrorText } from '../../model/refusal-messages.ts'
import { useChildForm } from '../../model/use-child-form.ts'
import { saveHealth } from '../queries.ts'

type Props = {
  childId: string
  health: Health
  onSaved: (health: Health) => void
  /** Reads it again after somebody else has changed it. */
  onReload: () => void
  onClose: () => void
}

const labels = {
  allergies: m.my_kindergarten_allergies,
  medicines: m.my_kindergarten_medicines,
  notes: m.my_kindergarten_notes,
} satisfies Record<(typeof healthFields)[number], () => string>

/** What both guardians and the employees of the department read. */
export function HealthForm({ childId, health, onSaved, onReload, onClose }: Props) {
  const [typed, setTyped] = useState(health)
  const [judged, setJudged] = useState(0)
  const first = useRef<HTMLFormElement>(null)
  const saving = useChildForm({
    call: (values: Health) => saveHealth(childId, values),
    done: () => m.my_kindergarten_health_saved(),
    onDone: () => onSaved({ ...typed, version: typed.version + 1 }),
  })
  // The press that opened it is gone: what it opened has the focus.
  useEffect(() => first.current?.querySelector('textarea')?.focus(), [])
  const isChanged = saving.error instanceof ApiError && saving.error.code === 'KINDERGARTEN_CHANGED'
  const textOf = (field: keyof typeof labels) =>
    judged > 0 && hasNationalId(typed[field]) ? m.looks_like_national_id() : undefined
  const problems = [
    ...healthFields.flatMap((field) => {
      const text = textOf(field)
      return text ? [{ fieldId: `health-${field}`, text }] : []
    }),
    ...(saving.error ? [{ fieldId: undefined, text: childErrorText(saving.error) }] : []),
  ]
  return (
    <form
      ref={first}
      method="post"
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (healthFields.some((field) => hasNationalId(typed[field])))
          return setJudged((count) => count + 1)
        saving.mutate(typed)
      }}
    >
      <ProblemSummary problems={problems} failures={judged + saving.failures} />
      {isChanged && (
        <div>
          <Button type="button" variant="secondary" onClick={onReload}>
            {m.my_kindergarten_health_reload()}
          </Button>
        </div>
      )}
      {healthFields.map((field) => (
        <TextArea
          key={field}
          id={`health-${field}`}
          label={labels[field]()}
          error={textOf(field)}
          maxLength={longest.text}
          autoComplete="off"
          value={typed[field]}
          onChange={({ target: { value } }) =>
            setTyped((before) => ({ ...before, [field]: value }))
          }
        />
      ))}
      <p className={formStyles.hint}>{m.my_kindergarten_health_shared()}</p>
      <div className={formStyles.actions}>
        <Button type="submit" loading={saving.isPending}>
          {m.my_kindergarten_health_save()}
        </Button>
        <Button type="button" variant="secondary" onClick={onClose}>
          {m.my_kindergarten_health_hide()}
        </Button>
      </div>
    </form>
  )
}
