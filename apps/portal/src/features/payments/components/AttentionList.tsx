import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { ListedPayments } from '../contract.ts'
import { staffPaymentsQuery } from '../queries.ts'
import { paymentErrorText } from '../refusal-messages.ts'
import { AttentionPayment } from './AttentionPayment.tsx'
import styles from './Payments.module.css'
import { PendingRefunds } from './PendingRefunds.tsx'

/** In milliseconds: shows the result of a refresh or a retry. */
const refetchInterval = 10_000

/** Payments that need attention, and refunds that wait for a second person. */
export function AttentionList() {
  const { data, error, refetch } = useQuery({ ...staffPaymentsQuery(), refetchInterval })
  if (error && !data) return <LoadFailure text={paymentErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting />
  const { isSetUp, waiting, documents } = data
  return (
    <>
      {!isSetUp && <NoticeBox tone="warning">{m.payments_not_set_up()}</NoticeBox>}
      <PendingRefunds waiting={waiting} documents={documents} canAct={isSetUp} />
      <section className={styles.section} aria-labelledby="attention-heading">
        <h2 id="attention-heading">{m.payments_attention_heading()}</h2>
        <Items found={data} />
      </section>
    </>
  )
}

function Items({ found }: { found: ListedPayments }) {
  const { isSetUp, items, total, documents } = found
  return (
    <>
      {items.length === 0 && (
        <EmptyState>
          <p>{m.payments_none()}</p>
        </EmptyState>
      )}
      {items.length < total && <p>{m.payments_more({ count: items.length, total })}</p>}
      <ul className={styles.list}>
        {items.map((payment) => (
          <li key={payment.id}>
            <AttentionPayment payment={payment} documents={documents} canAct={isSetUp} />
          </li>
        ))}
      </ul>
    </>
  )
}
