import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Membership.module.css'
import { dateText } from '../../model/membership-texts.ts'
import type { StaffInvoice } from '../contract.ts'

type Line = StaffInvoice['lines'][number]

/** What a line is for, on a page of staff. */
export const lineName = ({ kind, from, to }: Line, { productName }: StaffInvoice): string =>
  kind === 'start-fee'
    ? m.fitness_line_start_fee()
    : m.fitness_line_period({ type: textIn(productName), from: dateText(from), to: dateText(to) })

/** The lines of an invoice and its credit notes. */
export function InvoiceLines({ invoice }: { invoice: StaffInvoice }) {
  const { lines, credits } = invoice
  return (
    <section className={styles.group}>
      <h2>{m.fitness_invoice_lines()}</h2>
      <Rows label={m.fitness_invoice_lines()}>
        {lines.map((line) => (
          <Row
            key={`${line.kind}${line.from}`}
            name={lineName(line, invoice)}
            details={
              line.leftOre < line.amountOre && (
                <p>{m.fitness_line_left({ amount: formatKroner(line.leftOre) })}</p>
              )
            }
            action={formatKroner(line.amountOre)}
          />
        ))}
      </Rows>
      {credits.length > 0 && (
        <>
          <h3>{m.fitness_credit_notes()}</h3>
          <Rows label={m.fitness_credit_notes()}>
            {credits.map(({ creditNumber: number, amountOre, reason, creditedOn }) => (
              <Row
                key={number}
                name={m.credit_note_title({ number })}
                details={
                  <p>
                    {dateText(creditedOn)}: {reason}
                  </p>
                }
                action={formatKroner(amountOre)}
              />
            ))}
          </Rows>
        </>
      )}
    </section>
  )
}
