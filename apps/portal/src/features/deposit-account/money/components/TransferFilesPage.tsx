import { BankFileImport } from '#core/bank/components/BankFileImport.tsx'
import { BankFileTable } from '#core/bank/components/BankFileTable.tsx'
import { MoneyLinks } from '#core/bank/components/MoneyLinks.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { bankFilesQuery, importTransfers } from '../queries.ts'
import { NotSetUp } from './NotSetUp.tsx'

/** What the bank says has come: the file of it, and those before. */
export function TransferFilesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.money_transfer_files_heading()}
      intro={m.money_transfer_files_intro()}
      needs={['caseworker', 'payout-approver']}
    >
      {({ roles }) => (
        <>
          <MoneyLinks
            links={[
              roles.includes('caseworker')
                ? { to: '/staff/transfers', name: m.money_transfers_heading() }
                : { to: '/staff/payouts', name: m.money_payouts_heading() },
            ]}
          />
          <NotSetUp />
          <BankFileImport
            kind="camt.054"
            heading={m.money_import_heading()}
            upload={importTransfers}
          />
          <BankFileTable
            kind="camt.054"
            heading={m.money_files_list()}
            search={search}
            query={bankFilesQuery}
          />
        </>
      )}
    </StaffPage>
  )
}
