import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { payoutStateNames } from '#core/bank/money-texts.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Membership.module.css'
import { dateText } from '../../model/membership-texts.ts'
import type { StaffInvoice } from '../contract.ts'
import { undoPayment } from '../queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type Payment = StaffInvoice['payments'][number]

/** What has been paid of an invoice, from a bank account and by card. */
export function InvoiceMoney({ invoice }: { invoice: StaffInvoice }) {
  const [undone, setUndone] = useState<Payment | null>(null)
  const { payments, cards, payouts } = invoice
  const none = payments.length + cards.length + payouts.length === 0
  return (
    <section className={styles.group}>
      <h2>{m.fitness_invoice_payments()}</h2>
      {none && <p>{m.fitness_invoice_no_payments()}</p>}
      {!none && (
        <Rows label={m.fitness_invoice_payments()}>
          {payments.map((payment) => (
            <Row
              key={payment.id}
              name={m.fitness_paid_by_bank({
                amount: formatKroner(payment.amountOre),
                date: dateText(payment.paidOn),
              })}
              details={
                payment.undoneBecause !== null && (
                  <p>{m.fitness_payment_undone_because({ reason: payment.undoneBecause })}</p>
                )
              }
              action={
                payment.undoneBecause === null && (
                  <Button variant="secondary" data-size="sm" onClick={() => setUndone(payment)}>
                    {m.fitness_undo_payment()}
                    <span className="ds-sr-only"> {formatKroner(payment.amountOre)}</span>
                  </Button>
                )
              }
            />
          ))}
          {cards.map((card) => (
            <Row
              key={card.id}
              name={m.fitness_paid_by_card({
                amount: formatKroner(card.amountOre),
                date: dateText(osloDate(new Date(card.at))),
              })}
              details={<CardDetails card={card} />}
            />
          ))}
          {payouts.map(({ id, amountOre, accountMasked, state }) => (
            <Row
              key={id}
              name={m.fitness_payout_row({
                amount: formatKroner(amountOre),
                account: accountMasked ?? '',
              })}
              details={<p>{payoutStateNames[state]()}</p>}
            />
          ))}
        </Rows>
      )}
      {undone && (
        <ReasonDialog
          heading={m.fitness_undo_payment()}
          text={m.fitness_undo_payment_text({
            amount: formatKroner(undone.amountOre),
            number: invoice.invoiceNumber,
          })}
          yes={m.fitness_undo_payment()}
          draftKey={`invoice-payment-undone:${undone.id}`}
          done={() => m.fitness_payment_undone()}
          send={(why) => undoPayment(invoice.id, undone.id, { why })}
          onClose={() => setUndone(null)}
        />
      )}
    </section>
  )
}

function CardDetails({ card }: { card: StaffInvoice['cards'][number] }) {
  if (!card.isCollected) return <p>{m.fitness_invoice_paying()}</p>
  if (card.refundedOre === 0) return null
  return <p>{m.fitness_card_refunded({ amount: formatKroner(card.refundedOre) })}</p>
}
