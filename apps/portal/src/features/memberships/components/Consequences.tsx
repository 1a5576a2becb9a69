import { m } from '#messages'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { ActionPreview } from '../model/contract.ts'
import { dateText, monthText, periodText } from '../model/membership-texts.ts'
import { CreditFacts } from './CreditFacts.tsx'

/** The consequences of a change, before it is made. */
export function Consequences({ preview }: { preview: ActionPreview }) {
  const { membershipEndDate, lastInvoiceDueDate, commitmentEndDate } = preview
  const { lapsedFreezePeriods, invoicedMonths, cancelledBookings } = preview
  return (
    <>
      <Facts>
        <Fact label={m.freeze_resting()}>{preview.freeze && periodText(preview.freeze)}</Fact>
        <Fact label={m.membership_last_day()}>
          {membershipEndDate && dateText(membershipEndDate)}
        </Fact>
        <Fact label={m.membership_last_invoice()}>
          {lastInvoiceDueDate && dateText(lastInvoiceDueDate)}
        </Fact>
        <Fact label={preview.freeze ? m.freeze_new_commitment() : m.membership_commitment_until()}>
          {commitmentEndDate && dateText(commitmentEndDate)}
        </Fact>
        {preview.credit && <CreditFacts credit={preview.credit} />}
        <Fact label={m.credit_preview_invoiced()}>
          {invoicedMonths.length > 0 && invoicedMonths.map(monthText).join(', ')}
        </Fact>
        <Fact label={m.terminate_lapsed()}>
          {lapsedFreezePeriods.length > 0 && lapsedFreezePeriods.map(periodText).join(', ')}
        </Fact>
        <Fact label={m.end_bookings()}>{cancelledBookings > 0 && cancelledBookings}</Fact>
      </Facts>
      {cancelledBookings > 0 && <p>{m.end_bookings_text()}</p>}
    </>
  )
}
