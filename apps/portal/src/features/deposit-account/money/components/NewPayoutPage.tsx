import { MoneyLinks } from '#core/bank/components/MoneyLinks.tsx'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { PayoutFields } from './PayoutFields.tsx'

/** A payout that nobody has asked for in the portal. */
export function NewPayoutPage() {
  return (
    <StaffPage
      heading={m.money_new_payout_heading()}
      intro={m.money_new_payout_intro()}
      needs={'caseworker'}
    >
      {() => (
        <>
          <MoneyLinks links={[{ to: '/staff/payouts', name: m.money_payouts_heading() }]} />
          <PayoutFields />
        </>
      )}
    </StaffPage>
  )
}
