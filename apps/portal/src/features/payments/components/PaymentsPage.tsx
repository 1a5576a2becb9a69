import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { AttentionList } from './AttentionList.tsx'
import styles from './Payments.module.css'
import { SettlementSection } from './SettlementSection.tsx'

/** Card payments that need attention, and the settlement of a day. */
export function PaymentsPage({ day }: { day: string | undefined }) {
  return (
    <StaffPage heading={m.payments_heading()} intro={m.payments_intro()} needs={'payout-approver'}>
      {() => (
        <div className={styles.page}>
          <AttentionList />
          <SettlementSection day={day} />
        </div>
      )}
    </StaffPage>
  )
}
