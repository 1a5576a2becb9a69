import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { MoneyLinks } from './MoneyLinks.tsx'
import { NotSetUp } from './NotSetUp.tsx'
import { TransferTable } from './TransferTable.tsx'

/** What has come to the account, and whose it is. */
export function TransfersPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.money_transfers_heading()}
      intro={m.money_transfers_intro()}
      needs={'caseworker'}
    >
      {() => (
        <>
          <MoneyLinks
            links={[
              { to: '/staff/transfers/files', name: m.money_to_files() },
              { to: '/staff/transfers/new', name: m.money_to_new_transfer() },
            ]}
          />
          <NotSetUp />
          <TransferTable search={search} />
        </>
      )}
    </StaffPage>
  )
}
