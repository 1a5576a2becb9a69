import { MoneyLinks } from '#core/bank/components/MoneyLinks.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { ConflictList } from './ConflictList.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import { TransferTable } from './TransferTable.tsx'

/** Money that has been received in the account, and who it belongs to. */
export function TransfersPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.money_transfers_heading()}
      intro={m.money_transfers_intro()}
      needs={['caseworker', 'payout-approver']}
    >
      {({ roles }) => {
        const mayCorrect = roles.includes('caseworker')
        return (
          <>
            {mayCorrect && (
              <MoneyLinks
                links={[
                  { to: '/staff/transfers/files', name: m.money_to_files() },
                  { to: '/staff/transfers/new', name: m.money_to_new_transfer() },
                ]}
              />
            )}
            <NotSetUp />
            {mayCorrect && <ConflictList />}
            <TransferTable search={search} mayCorrect={mayCorrect} />
          </>
        )
      }}
    </StaffPage>
  )
}
