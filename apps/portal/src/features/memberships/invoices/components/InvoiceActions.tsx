import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import type { RefundResult } from '#core/payments/contract.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/Membership.module.css'
import type { StaffInvoice } from '../contract.ts'
import { refundToCard } from '../queries.ts'
import { CarryOverDialog } from './CarryOverDialog.tsx'
import { CreditDialog } from './CreditDialog.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PayoutDialog } from './PayoutDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'

type Open = 'pay' | 'credit' | 'replace' | 'card' | 'carry' | 'payout' | null

/** What staff can do about the money of an invoice now. */
export function InvoiceActions({ invoice }: { invoice: StaffInvoice }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { lines, cards, owedOre, otherOpenOre } = invoice
  const card = cards.find(
    ({ isCollected, amountOre, refundedOre }) => isCollected && amountOre > refundedOre,
  )
  const toCardOre = card ? Math.min(owedOre, card.amountOre - card.refundedOre) : 0
  const canCarry = owedOre > 0 && otherOpenOre > 0
  return (
    <section className={styles.group}>
      {owedOre > 0 && (
        <NoticeBox
          tone="warning"
          heading={m.fitness_owed_heading({ amount: formatKroner(owedOre) })}
        >
          <p>{owedText({ toCardOre, canCarry })}</p>
        </NoticeBox>
      )}
      <div className={styles.buttons}>
        {toCardOre > 0 && (
          <Button onClick={() => setOpen('card')}>{m.fitness_refund_card()}</Button>
        )}
        {owedOre > toCardOre && (
          <Button variant="secondary" onClick={() => setOpen('payout')}>
            {m.fitness_payout()}
          </Button>
        )}
        {canCarry && (
          <Button variant="secondary" onClick={() => setOpen('carry')}>
            {m.fitness_carry_over()}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('pay')}>
          {m.fitness_register_payment()}
        </Button>
        {lines.some(({ leftOre }) => leftOre > 0) && (
          <Button variant="secondary" onClick={() => setOpen('credit')}>
            {m.fitness_credit()}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('replace')}>
          {m.fitness_replace()}
        </Button>
      </div>
      {open === 'pay' && <PaymentDialog invoice={invoice} onClose={close} />}
      {open === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      {open === 'payout' && (
        <PayoutDialog invoice={invoice} amountOre={owedOre - toCardOre} onClose={close} />
      )}
      {open === 'replace' && <ReplaceDialog invoice={invoice} onClose={close} />}
      {open === 'carry' && <CarryOverDialog invoice={invoice} onClose={close} />}
      {open === 'card' && card && (
        <ReasonDialog<RefundResult>
          heading={m.fitness_refund_card()}
          text={m.fitness_refund_card_text({ amount: formatKroner(toCardOre) })}
          yes={m.fitness_refund_card()}
          draftKey={`invoice-refund:${invoice.id}`}
          done={({ outcome }) =>
            outcome === 'started' ? m.fitness_refund_begun() : m.fitness_refund_second()
          }
          send={(why) =>
            refundToCard(invoice.id, {
              paymentId: card.id,
              version: card.version,
              refundOre: toCardOre,
              why,
            })
          }
          onClose={close}
        />
      )}
    </section>
  )
}

function owedText({ toCardOre, canCarry }: { toCardOre: number; canCarry: boolean }): string {
  if (toCardOre > 0) return m.fitness_owed_card()
  return canCarry ? m.fitness_owed_carry() : m.fitness_owed_next()
}
