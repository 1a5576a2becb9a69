import { useQuery } from '@tanstack/react-query'
import { BankFileImport } from '#core/bank/components/BankFileImport.tsx'
import { BankFileTable } from '#core/bank/components/BankFileTable.tsx'
import { MoneyLinks } from '#core/bank/components/MoneyLinks.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import type { TableSearch } from '#ui/data-table/table-search.ts'
import {
  importAnswers,
  importPayments,
  payoutAnswersQuery,
  waitingPayoutsQuery,
} from '../queries.ts'
import { PayoutFileTable } from './PayoutFileTable.tsx'

/** Files for the bank, and its answers to them. */
export function PayoutFilesPage({ search }: { search: TableSearch }) {
  const { data } = useQuery(waitingPayoutsQuery)
  const hasPayingAccount = data?.hasPayingAccount === true
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
            {mayRelease && (
              <BankFileImport
                kind="pain.002"
                heading={m.money_answers_heading()}
                upload={importAnswers}
              />
            )}
            <BankFileTable
              kind="pain.002"
              heading={m.money_answers_list()}
              search={search}
              query={payoutAnswersQuery}
            />
            {hasPayingAccount && mayRelease && (
              <BankFileImport
                kind="camt.054-paid"
                heading={m.payout_payments_heading()}
                upload={importPayments}
                words={{
                  intro: m.payout_payments_intro(),
                  field: m.payout_payments_field(),
                  send: m.payout_payments_send(),
                }}
              />
            )}
            {hasPayingAccount && (
              <BankFileTable
                kind="camt.054-paid"
                heading={m.payout_payments_list()}
                search={search}
                query={payoutAnswersQuery}
              />
            )}
          </>
        )
      }}
    </StaffPage>
  )
}
