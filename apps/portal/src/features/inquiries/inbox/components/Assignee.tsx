import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import { SelectField } from '#ui/form/SelectField.tsx'
import type { OpenInquiry } from '../contract.ts'
import { assignInquiry } from '../queries.ts'
import styles from './Inbox.module.css'
import { useInboxAction } from './use-inbox-action.ts'

/** The assignee, so that colleagues see who answers. */
export function Assignee({ found }: { found: OpenInquiry }) {
  const ownId = useSessionUser()?.id ?? ''
  const current = found.assignee?.id ?? ''
  const [chosen, setChosen] = useState<string | null>(null)
  const to = chosen ?? current
  const assign = (id: string) =>
    assignInquiry(found.id, { assignee: id || null, seen: current || null })
  const saving = useInboxAction(() => assign(to).finally(() => setChosen(null)))
  const taking = useInboxAction(() => assign(ownId).finally(() => setChosen(null)))
  return (
    <section className={styles.section} aria-labelledby="assignee-heading">
      <h2 id="assignee-heading" className={styles.heading}>
        {m.inbox_assignee()}
      </h2>
      <p role="status">{assigneeText(found, ownId)}</p>
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
          {listAssignees(found).map(({ id, name }) => (
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

/** Includes the current assignee, who may no longer answer in the category. */
function listAssignees({ answerers, assignee }: OpenInquiry) {
  const isAmong = !assignee || answerers.some(({ id }) => id === assignee.id)
  return isAmong ? answerers : [...answerers, assignee]
}

function assigneeText({ assignee }: OpenInquiry, ownId: string): string {
  if (!assignee) return m.inbox_free()
  return assignee.id === ownId ? m.inbox_yours() : m.inbox_taken_by({ name: assignee.name })
}
