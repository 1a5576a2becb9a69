import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import type { PendingRefund } from '#core/payments/contract.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { ListedPayments } from '../contract.ts'
import { payerText, requesterText } from '../payment-texts.ts'
import { PaymentDocuments } from './PaymentDocuments.tsx'
import styles from './Payments.module.css'
import { RefundDialog } from './RefundDialog.tsx'

type Props = {
  waiting: readonly PendingRefund[]
  documents: ListedPayments['documents']
  canAct: boolean
}

/** Refunds that wait for a second person; renders nothing when there are none. */
export function PendingRefunds({ waiting, documents, canAct }: Props) {
  const [approving, setApproving] = useState<PendingRefund | null>(null)
  if (waiting.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">{m.payments_waiting_heading()}</h2>
      <p>{m.payments_waiting_text()}</p>
      <Rows label={m.payments_waiting_heading()}>
        {waiting.map((refund) => (
          <Row
            key={refund.id}
            name={refund.subject}
            details={<RequestDetails refund={refund} documents={documents} />}
            action={
              canAct &&
              !refund.request.isOwn && (
                <Button variant="secondary" onClick={() => setApproving(refund)}>
                  {m.payments_agree()}
                  <span className="ds-sr-only"> {refund.subject}</span>
                </Button>
              )
            }
          />
        ))}
      </Rows>
      {approving && (
        <RefundDialog
          payment={approving}
          refundOre={approving.request.refundOre}
          onClose={() => setApproving(null)}
        />
      )}
    </section>
  )
}

function RequestDetails({
  refund,
  documents,
}: Pick<Props, 'documents'> & { refund: PendingRefund }) {
  const { refundOre, reason, isOwn, requestedAt } = refund.request
  return (
    <>
      <p>
        {m.payments_waiting_amount({
          amount: formatKroner(refundOre),
          whole: formatKroner(refund.amountOre),
          payer: payerText(refund),
        })}
      </p>
      <p>
        {m.payments_waiting_by({
          name: requesterText(refund.request),
          at: formatDayAndTime(new Date(requestedAt)),
        })}
      </p>
      {reason && <p>{m.payments_waiting_reason({ reason })}</p>}
      {isOwn && <p>{m.payments_waiting_own()}</p>}
      <PaymentDocuments paymentId={refund.id} documents={documents} />
    </>
  )
}
