import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import { BankFileImport } from './BankFileImport.tsx'
import { BankFileTable } from './BankFileTable.tsx'
import { MoneyLinks } from './MoneyLinks.tsx'
import { PayoutFileTable } from './PayoutFileTable.tsx'

/** Files for the bank, and its answers to them. */
export function PayoutFilesPage({ search }: { search: TableSearch }) {
  return (
    <StaffPage
      heading={m.money_payout_files_heading()}
      intro={m.money_payout_files_intro()}
      needs={['caseworker', 'payout-approver']}
    >
      {({ roles }) => {
        const mayRelease = roles.includes('payout-approver')
        return (
          <>
            <MoneyLinks links={[{ to: '/staff/payouts', name: m.money_payouts_heading() }]} />
            <PayoutFileTable search={search} mayFetch={mayRelease} />
            {mayRelease && <BankFileImport kind="pain.002" heading={m.money_answers_heading()} />}
            <BankFileTable kind="pain.002" heading={m.money_answers_list()} search={search} />
          </>
        )
      }}
    </StaffPage>
  )
}
