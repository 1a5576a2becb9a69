import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { payoutStateNames } from '#core/bank/money-texts.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/Money.module.css'
import { dateText } from '../../model/money-texts.ts'
import type { StaffInvoice } from '../contract.ts'
import { undoPayment } from '../queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type Payment = StaffInvoice['payments'][number]

/** What was paid of an invoice, from a bank account and by card, and what was paid back. */
export function InvoiceMoney({ invoice }: { invoice: StaffInvoice }) {
  const [undone, setUndone] = useState<Payment | null>(null)
  const { payments, cards, payouts } = invoice
  const none = payments.length + cards.length + payouts.length === 0
  return (
    <section className={styles.group}>
      <h2>{m.kindergarten_payments()}</h2>
      {none ? (
        <p>{m.kindergarten_payments_none()}</p>
      ) : (
        <Rows label={m.kindergarten_payments()}>
          {payments.map((payment) => (
            <Row
              key={payment.id}
              name={m.kindergarten_paid_by_bank({
                amount: formatKroner(payment.amountOre),
                date: dateText(payment.paidOn),
              })}
              details={
                payment.undoneBecause !== null && (
                  <p>{m.kindergarten_undone_because({ reason: payment.undoneBecause })}</p>
                )
              }
              action={
                payment.undoneBecause === null && (
                  <Button variant="secondary" data-size="sm" onClick={() => setUndone(payment)}>
                    {m.kindergarten_undo()}
                    <span className="ds-sr-only"> {formatKroner(payment.amountOre)}</span>
                  </Button>
                )
              }
            />
          ))}
          {cards.map((card) => (
            <Row
              key={card.id}
              name={m.kindergarten_paid_by_card({
                amount: formatKroner(card.amountOre),
                date: dateText(osloDate(new Date(card.at))),
              })}
              details={<CardDetails card={card} />}
            />
          ))}
          {payouts.map(({ id, amountOre, accountMasked, state }) => (
            <Row
              key={id}
              name={m.kindergarten_paid_out({
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
          heading={m.kindergarten_undo()}
          text={m.kindergarten_undo_text({ amount: formatKroner(undone.amountOre) })}
          yes={m.kindergarten_undo()}
          draftKey={`kindergarten-undo:${undone.id}`}
          done={() => m.kindergarten_undone()}
          send={(why) => undoPayment(invoice.id, undone.id, { why })}
          onClose={() => setUndone(null)}
        />
      )}
    </section>
  )
}

function CardDetails({ card }: { card: StaffInvoice['cards'][number] }) {
  if (!card.isCollected) return <p>{m.kindergarten_finances_paying()}</p>
  if (card.refundedOre === 0) return null
  return <p>{m.kindergarten_card_given_back({ amount: formatKroner(card.refundedOre) })}</p>
}
