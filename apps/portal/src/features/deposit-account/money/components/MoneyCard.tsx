import { useQuery } from '@tanstack/react-query'
import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { waitingQuery } from '../queries.ts'

/** Transfers that nobody has, and payouts that wait for release; nothing when there are none. */
export default function MoneyCard({ access: { roles } }: { access: OpenStaffAccess }) {
  const { data } = useQuery(waitingQuery)
  if (!data) return null
  const { unmatched, toRelease } = data
  const mayAllocate = roles.includes('caseworker')
  const mayRelease = roles.includes('payout-approver')
  return (
    <>
      {mayAllocate && unmatched.count > 0 && (
        <WorkCard
          heading={m.money_transfers_heading()}
          to="/staff/transfers"
          linkText={m.money_card_transfers()}
          isPressing
        >
          <p>
            {m.money_card_unmatched({
              count: unmatched.count,
              amount: formatKroner(unmatched.amountOre),
            })}
          </p>
        </WorkCard>
      )}
      {mayRelease && toRelease.count > 0 && (
        <WorkCard
          heading={m.money_payouts_heading()}
          to="/staff/payouts"
          linkText={m.money_card_payouts()}
        >
          <p>
            {m.money_card_to_release({
              count: toRelease.count,
              amount: formatKroner(toRelease.amountOre),
            })}
          </p>
        </WorkCard>
      )}
    </>
  )
}
