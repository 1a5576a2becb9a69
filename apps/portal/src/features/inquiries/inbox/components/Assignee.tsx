import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { OpenInquiry } from '../contract.ts'
import { assignInquiry } from '../queries.ts'
import styles from './Inbox.module.css'
import { useInboxAction } from './use-inbox-action.ts'

/** Who answers; others see that before they begin. */
export function Assignee({ found }: { found: OpenInquiry }) {
  const ownId = useSessionUser()?.id ?? ''
  const current = found.assignee?.id ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  const to = chosen ?? current
  const give = (id: string) =>
    assignInquiry(found.id, { assignee: id || null, seen: current || null })
  const saving = useInboxAction(() => give(to).finally(() => setChosen(null)))
  const taking = useInboxAction(() => give(ownId).finally(() => setChosen(null)))
  return (
    <section className={styles.section} aria-labelledby="assignee-heading">
      <h2 id="assignee-heading" className={styles.heading}>
        {m.inbox_assignee()}
      </h2>
      <p role="status">{holderText(found, ownId)}</p>
      {current !== ownId && (
        <div>
          <Button variant="secondary" {...taking}>
            {m.inbox_take()}
          </Button>
        </div>
      )}
      <div className={styles.choose}>
        <SelectField
          id="inquiry-assignee"
          label={m.inbox_assignee_choose()}
          error={undefined}
          value={to}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{m.inbox_nobody()}</option>
          {answerersOf(found).map(({ id, name }) => (
            <option key={id} value={id}>
              {id === ownId ? m.inbox_assignee_you({ name }) : name}
            </option>
          ))}
        </SelectField>
        <Button variant="secondary" {...saving} disabled={to === current}>
          {m.inbox_assignee_save()}
        </Button>
      </div>
    </section>
  )
}

/** With whoever has it, though they may not answer any more. */
function answerersOf({ answerers, assignee }: OpenInquiry) {
  const isAmong = !assignee || answerers.some(({ id }) => id === assignee.id)
  return isAmong ? answerers : [...answerers, assignee]
}

function holderText({ assignee }: OpenInquiry, ownId: string): string {
  if (!assignee) return m.inbox_free()
  return assignee.id === ownId ? m.inbox_yours() : m.inbox_taken_by({ name: assignee.name })
}
