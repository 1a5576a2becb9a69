import { useQuery } from '@tanstack/react-query'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { staffPaymentsQuery } from '../queries.ts'

/** Links to the payments that need attention. */
export default function PaymentsCard() {
  const { data } = useQuery(staffPaymentsQuery())
  if (!data || data.total === 0) return null
  const { total: count } = data
  return (
    <WorkCard
      heading={m.payments_heading()}
      to="/staff/payments"
      linkText={m.payments_card_link()}
      isPressing
    >
      <p>{count === 1 ? m.payments_card_one() : m.payments_card({ count })}</p>
    </WorkCard>
  )
}
