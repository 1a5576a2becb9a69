import { m } from '#messages'
import { formatKroner, formatMoney } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import styles from '../../components/Application.module.css'
import type { StaffApplication } from '../../model/contract.ts'
import type { CreditReason } from '../../model/credit-reasons.ts'
import { staffCreditNoteAddress, staffInvoiceAddress } from '../queries.ts'

type Props = {
  application: Pick<StaffApplication, 'id' | 'creditNotes'>
  invoice: NonNullable<StaffApplication['invoice']>
}

const reasons = {
  withdrawn: m.deposit_case_credited_withdrawn,
  lapsed: m.deposit_case_credited_lapsed,
  deferred: m.deposit_case_credited_deferred,
} satisfies Record<CreditReason, () => string>

/** What the student was invoiced, and what of it was credited, as the student has them. */
export function StaffInvoices({ application: { id, creditNotes }, invoice }: Props) {
  const { number, invoicedOn, amountOre } = invoice
  const isCredited = creditNotes.some(({ invoiceNumber }) => invoiceNumber === number)
  const text = { number, date: dateText(invoicedOn), amount: formatKroner(amountOre) }
  return (
    <section aria-labelledby="invoices-heading">
      <h2 id="invoices-heading" className={styles.heading}>
        {m.deposit_case_invoices()}
      </h2>
      <ul>
        <li>
          <a href={staffInvoiceAddress(id, number)}>{m.deposit_case_invoice(text)}</a>
          {isCredited && ` – ${m.deposit_case_credited()}`}
        </li>
        {creditNotes.map(({ number, invoiceNumber, creditedOn, amount, reason }) => (
          <li key={number}>
            <a href={staffCreditNoteAddress(id, number)}>
              {m.deposit_credit_note({
                number,
                invoiceNumber,
                date: dateText(creditedOn),
                amount: formatMoney(amount),
              })}
            </a>
            {` – ${reasons[reason]()}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

const dateText = (date: string) => formatDayAndYear(noonOf(date))
