import { MoneyLinks } from '#core/bank/components/MoneyLinks.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { NotSetUp } from './NotSetUp.tsx'
import { TransferFields } from './TransferFields.tsx'

/** A transfer that somebody has seen in the bank before its file has come. */
export function NewTransferPage() {
  return (
    <StaffPage
      heading={m.money_new_transfer_heading()}
      intro={m.money_new_transfer_intro()}
      needs={'caseworker'}
    >
      {() => (
        <>
          <MoneyLinks links={[{ to: '/staff/transfers', name: m.money_transfers_heading() }]} />
          <NotSetUp />
          <TransferFields />
        </>
      )}
    </StaffPage>
  )
}
