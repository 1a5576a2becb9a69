import { useQuery } from '@tanstack/react-query'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { inboxQuery } from '../queries.ts'

/** The number of waiting inquiries, and of overdue ones. */
export default function InboxCard() {
  const { data: waiting } = useQuery(inboxQuery({ status: 'waiting', size: 1 }))
  const { data: overdue } = useQuery(inboxQuery({ status: 'overdue', size: 1 }))
  if (!waiting || !overdue || waiting.total === 0) return null
  return (
    <WorkCard
      heading={m.inbox_heading()}
      to="/staff/inquiries"
      linkText={m.inbox_card_link()}
      isPressing={overdue.total > 0}
    >
      <p>{m.inbox_card_waiting({ count: waiting.total })}</p>
      {overdue.total > 0 && <p>{m.inbox_card_overdue({ count: overdue.total })}</p>}
    </WorkCard>
  )
}
