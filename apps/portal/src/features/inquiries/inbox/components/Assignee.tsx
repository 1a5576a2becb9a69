import { Button } from '@digdir/designsystemet-react'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import type { OpenInquiry } from '../contract.ts'
import { assignInquiry } from '../queries.ts'
import styles from './Inbox.module.css'
import { useInboxAction } from './use-inbox-action.ts'

/** Who answers; others see that before they begin. */
export function Assignee({ found }: { found: OpenInquiry }) {
  const user = useSessionUser()
  const isMine = found.assignee !== null && found.assignee.id === user?.id
  const assigning = useInboxAction(() =>
    assignInquiry(found.id, { isMine: !isMine, seen: found.assignee?.id ?? null }),
  )
  return (
    <section className={styles.section} aria-labelledby="assignee-heading">
      <h2 id="assignee-heading" className={styles.heading}>
        {m.inbox_assignee()}
      </h2>
      <p role="status">{holderText(found, isMine)}</p>
      <div>
        <Button variant="secondary" {...assigning}>
          {isMine ? m.inbox_give_back() : m.inbox_take()}
        </Button>
      </div>
    </section>
  )
}

function holderText({ assignee }: OpenInquiry, isMine: boolean): string {
  if (!assignee) return m.inbox_free()
  return isMine ? m.inbox_yours() : m.inbox_taken_by({ name: assignee.name })
}
