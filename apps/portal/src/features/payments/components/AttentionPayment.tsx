import type { StaffPayment } from '#core/payments/contract.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import type { ListedPayments } from '../contract.ts'
import { eventText, payerText, reasonTexts, requesterText } from '../payment-texts.ts'
import { PaymentActions } from './PaymentActions.tsx'
import { PaymentDocuments } from './PaymentDocuments.tsx'
import styles from './Payments.module.css'

type Props = {
  payment: StaffPayment
  documents: ListedPayments['documents']
  canAct: boolean
}

/** The reason for attention, the history, and the safe actions. */
export function AttentionPayment({ payment, documents, canAct }: Props) {
  const headingId = `payment-${payment.id}`
  return (
    <article className={styles.payment} aria-labelledby={headingId}>
      <h3 id={headingId}>{reasonTexts[payment.reason]()}</h3>
      <PairTable
        name={{ headingId }}
        rows={[
          { name: m.payments_subject(), value: payment.subject },
          { name: m.payments_payer(), value: payerText(payment) },
          { name: m.payments_amount(), value: formatKroner(payment.amountOre) },
          { name: m.payments_taken(), value: formatKroner(payment.capturedOre) },
          { name: m.payments_back(), value: formatKroner(payment.refundedOre) },
          {
            name: m.payments_is_confirmed(),
            value: payment.isConfirmed ? m.payments_confirmed_yes() : m.payments_confirmed_no(),
          },
          { name: m.payments_began(), value: formatDayAndTime(new Date(payment.createdAt)) },
          { name: m.payments_number(), value: payment.id },
        ]}
      />
      <PaymentDocuments paymentId={payment.id} documents={documents} />
      <details>
        <summary>{m.payments_what_happened()}</summary>
        <ol className={styles.history}>
          {payment.events.map((event) => (
            <li key={event.at + event.what + event.toState}>
              <span className={styles.when}>
                <time dateTime={event.at}>{formatDayAndTime(new Date(event.at))}</time>
              </span>{' '}
              {eventText(event)}
            </li>
          ))}
        </ol>
      </details>
      {payment.request && (
        <NoticeBox tone="warning">
          <p>{requestText(payment.request)}</p>
          <p>
            {m.payments_waiting_by({
              name: requesterText(payment.request),
              at: formatDayAndTime(new Date(payment.request.requestedAt)),
            })}
          </p>
          {payment.request.reason && (
            <p>{m.payments_waiting_reason({ reason: payment.request.reason })}</p>
          )}
        </NoticeBox>
      )}
      {canAct && <PaymentActions payment={payment} />}
    </article>
  )
}

function requestText({ isOwn, refundOre }: NonNullable<StaffPayment['request']>): string {
  const amount = formatKroner(refundOre)
  return isOwn ? m.payments_request_own({ amount }) : m.payments_request_other({ amount })
}
