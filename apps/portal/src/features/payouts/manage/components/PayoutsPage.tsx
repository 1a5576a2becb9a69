import { useQuery } from '@tanstack/react-query'
import { MoneyLinks } from '#core/bank/components/MoneyLinks.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { permitted } from '#core/staff-area/staff-offer.ts'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { waitingPayoutsQuery } from '../queries.ts'
import { NoPayer } from './NoPayer.tsx'
import { PayoutTable } from './PayoutTable.tsx'

/** Outgoing payments, from preparation to the bank's answer. */
export function PayoutsPage({ search }: { search: TableSearch }) {
  const { payoutLinks } = useStaffOffers()
  const { data } = useQuery(waitingPayoutsQuery)
  const kinds = data?.kinds ?? []
  return (
    <StaffPage
      heading={m.money_payouts_heading()}
      intro={m.money_payouts_intro()}
      needs={['caseworker', 'payout-approver']}
    >
      {({ roles }) => (
        <>
          <MoneyLinks
            links={[
              { to: '/staff/payouts/files', name: m.money_to_payout_files() },
              ...permitted(payoutLinks, roles).map(({ to, name }) => ({ to, name: name() })),
            ]}
          />
          <NoPayer kinds={kinds} />
          <PayoutTable
            search={search}
            may={{
              prepare: roles.includes('caseworker'),
              release: roles.includes('payout-approver'),
            }}
            kinds={kinds}
          />
        </>
      )}
    </StaffPage>
  )
}
