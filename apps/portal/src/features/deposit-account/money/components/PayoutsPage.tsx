import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { MoneyLinks } from './MoneyLinks.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import { PayoutTable } from './PayoutTable.tsx'

/** Outgoing payments, from preparation to the bank's answer. */
export function PayoutsPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.money_payouts_heading()}
      intro={m.money_payouts_intro()}
      needs={['caseworker', 'payout-approver']}
    >
      {({ roles }) => {
        const mayPrepare = roles.includes('caseworker')
        const mayRelease = roles.includes('payout-approver')
        return (
          <>
            <MoneyLinks
              links={[
                { to: '/staff/payouts/files', name: m.money_to_payout_files() },
                { to: '/staff/transfers/files', name: m.money_transfer_files_heading() },
                ...(mayPrepare
                  ? [{ to: '/staff/payouts/new' as const, name: m.money_to_new_payout() }]
                  : []),
              ]}
            />
            <NotSetUp />
            <PayoutTable search={search} may={{ prepare: mayPrepare, release: mayRelease }} />
          </>
        )
      }}
    </StaffPage>
  )
}
