import { useQuery } from '@tanstack/react-query'
import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { waitingQuery } from '../queries.ts'

/** Transfers that wait for somebody, and corrections of them; nothing when there are none. */
export default function MoneyCard({ access: { roles } }: { access: OpenStaffAccess }) {
  const { data } = useQuery(waitingQuery)
  if (!data) return null
  const { unmatched, unconfirmed } = data
  const mayAllocate = roles.includes('caseworker')
  const sumOf = ({ count, amountOre }: typeof unmatched) => ({
    count,
    amount: formatKroner(amountOre),
  })
  const transfers = [
    mayAllocate && unmatched.count > 0 && m.money_card_unmatched(sumOf(unmatched)),
    unconfirmed.count > 0 && m.money_card_unconfirmed(sumOf(unconfirmed)),
    data.transferCorrections > 0 && m.money_card_corrections({ count: data.transferCorrections }),
    mayAllocate && data.conflicts > 0 && m.money_card_conflicts({ count: data.conflicts }),
  ].filter((text) => text !== false)
  if (transfers.length === 0) return null
  return (
    <WorkCard
      heading={m.money_transfers_heading()}
      to="/staff/transfers"
      linkText={m.money_card_transfers()}
      isPressing
    >
      {transfers.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </WorkCard>
  )
}
