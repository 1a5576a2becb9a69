import { useQuery } from '@tanstack/react-query'
import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { WorkCard } from '#core/staff-area/WorkCard.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { waitingPayoutsQuery } from '../queries.ts'

/** Payouts that wait for somebody, and corrections of them; nothing when there are none. */
export default function PayoutCard({ access: { roles } }: { access: OpenStaffAccess }) {
  const { data } = useQuery(waitingPayoutsQuery)
  if (!data) return null
  const { toRelease, returned, payoutCorrections } = data
  const sumOf = ({ count, amountOre }: typeof toRelease) => ({
    count,
    amount: formatKroner(amountOre),
  })
  const texts = [
    roles.includes('payout-approver') &&
      toRelease.count > 0 &&
      m.money_card_to_release(sumOf(toRelease)),
    payoutCorrections > 0 && m.money_card_corrections({ count: payoutCorrections }),
    returned.count > 0 && m.money_card_returned(sumOf(returned)),
  ].filter((text) => text !== false)
  if (texts.length === 0) return null
  return (
    <WorkCard
      heading={m.money_payouts_heading()}
      to="/staff/payouts"
      linkText={m.money_card_payouts()}
      isPressing={returned.count > 0}
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </WorkCard>
  )
}
