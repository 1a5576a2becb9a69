import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import type { RefundResult } from '#core/payments/contract.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/Money.module.css'
import type { Replaced, StaffInvoice } from '../contract.ts'
import { refundToCard, replaceInvoice } from '../queries.ts'
import { CarryOverDialog } from './CarryOverDialog.tsx'
import { CreditDialog } from './CreditDialog.tsx'
import { PaymentDialog } from './PaymentDialog.tsx'
import { PayoutDialog } from './PayoutDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

type Open = 'pay' | 'credit' | 'replace' | 'card' | 'carry' | 'payout' | null

/** What staff can do about the money of an invoice now. */
export function InvoiceActions({ invoice }: { invoice: StaffInvoice }) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { id, lines, cards, owedOre, otherOpenOre, rightOre, openOre, creditedOre } = invoice
  const card = cards.find(
    ({ isCollected, amountOre, refundedOre }) => isCollected && amountOre > refundedOre,
  )
  const toCardOre = card ? Math.min(owedOre, card.amountOre - card.refundedOre) : 0
  const isWhole = creditedOre < invoice.amountOre
  return (
    <section className={styles.group}>
      {owedOre > 0 && (
        <NoticeBox
          tone="warning"
          heading={m.kindergarten_owed_heading({ amount: formatKroner(owedOre) })}
        >
          <p>{m.kindergarten_owed_text()}</p>
        </NoticeBox>
      )}
      {isWhole && creditedOre === 0 && rightOre !== invoice.amountOre && (
        <NoticeBox
          tone="warning"
          heading={m.kindergarten_differs({ amount: formatKroner(rightOre) })}
        >
          <p>{m.kindergarten_differs_text()}</p>
        </NoticeBox>
      )}
      <div className={styles.buttons}>
        {toCardOre > 0 && (
          <Button onClick={() => setOpen('card')}>{m.kindergarten_refund()}</Button>
        )}
        {owedOre > toCardOre && (
          <Button variant="secondary" onClick={() => setOpen('payout')}>
            {m.kindergarten_payout()}
          </Button>
        )}
        {owedOre > 0 && otherOpenOre > 0 && (
          <Button variant="secondary" onClick={() => setOpen('carry')}>
            {m.kindergarten_carry()}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('pay')}>
          {m.kindergarten_register()}
        </Button>
        {lines.some(({ leftOre }) => leftOre > 0) && (
          <Button variant="secondary" onClick={() => setOpen('credit')}>
            {m.kindergarten_credit()}
          </Button>
        )}
        {isWhole && (
          <Button variant="secondary" onClick={() => setOpen('replace')}>
            {m.kindergarten_replace()}
          </Button>
        )}
      </div>
      {open === 'pay' && <PaymentDialog invoice={invoice} onClose={close} />}
      {open === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      {open === 'payout' && (
        <PayoutDialog invoice={invoice} amountOre={owedOre - toCardOre} onClose={close} />
      )}
      {open === 'carry' && <CarryOverDialog invoice={invoice} onClose={close} />}
      {open === 'replace' && (
        <ReasonDialog<Replaced>
          heading={m.kindergarten_replace()}
          text={
            rightOre > 0
              ? m.kindergarten_replace_text({ amount: formatKroner(rightOre) })
              : m.kindergarten_replace_none()
          }
          hint={m.kindergarten_money_why_printed()}
          yes={m.kindergarten_replace()}
          draftKey={`kindergarten-replace:${id}`}
          done={({ invoiceNumber: number }) =>
            number === null ? m.kindergarten_replaced_none() : m.kindergarten_replaced({ number })
          }
          send={(why) => replaceInvoice(id, { openOre, rightOre, why })}
          onClose={close}
        />
      )}
      {open === 'card' && card && (
        <ReasonDialog<RefundResult>
          heading={m.kindergarten_refund()}
          text={m.kindergarten_refund_text({ amount: formatKroner(toCardOre) })}
          yes={m.kindergarten_refund()}
          draftKey={`kindergarten-refund:${id}`}
          done={({ outcome }) =>
            outcome === 'started' ? m.kindergarten_refund_started() : m.kindergarten_refund_second()
          }
          send={(why) =>
            refundToCard(id, {
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
