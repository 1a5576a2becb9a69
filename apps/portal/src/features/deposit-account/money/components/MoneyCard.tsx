import { useQuery } from '@tanstack/react-query'
import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { waitingQuery } from '../queries.ts'

/** What waits for somebody: transfers, payouts and corrections of both; nothing when there are none. */
export default function MoneyCard({ access: { roles } }: { access: OpenStaffAccess }) {
  const { data } = useQuery(waitingQuery)
  if (!data) return null
  const { unmatched, toRelease, unconfirmed, returned } = data
  const mayAllocate = roles.includes('caseworker')
  const mayRelease = roles.includes('payout-approver')
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
  const payouts = [
    mayRelease && toRelease.count > 0 && m.money_card_to_release(sumOf(toRelease)),
    data.payoutCorrections > 0 && m.money_card_corrections({ count: data.payoutCorrections }),
    returned.count > 0 && m.money_card_returned(sumOf(returned)),
  ].filter((text) => text !== false)
  return (
    <>
      {transfers.length > 0 && (
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
      )}
      {payouts.length > 0 && (
        <WorkCard
          heading={m.money_payouts_heading()}
          to="/staff/payouts"
          linkText={m.money_card_payouts()}
          isPressing={returned.count > 0}
        >
          {payouts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </WorkCard>
      )}
    </>
  )
}
