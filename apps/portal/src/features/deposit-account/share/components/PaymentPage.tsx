import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Application.module.css'
import { NoTransfer } from '../../components/NoTransfer.tsx'
import { TransferFacts } from '../../components/TransferFacts.tsx'
import { bankAmount } from '../../model/bank-amount.ts'
import type { PaymentToMake } from '../contract.ts'
import { paymentQuery } from '../queries.ts'

/** For somebody who pays for a student: what to transfer, and where. The key never reaches a server's log. */
export function PaymentPage() {
  return (
    <QueryProvider>
      <SnackbarProvider>
        <Page heading={m.deposit_pay_heading()} intro={m.deposit_pay_intro()}>
          <div className={styles.area}>
            <ByKey />
          </div>
        </Page>
      </SnackbarProvider>
    </QueryProvider>
  )
}

function ByKey() {
  const key = useKey()
  if (key === undefined) return <Waiting rows={3} />
  if (!z.uuid().safeParse(key).success) return <NotShared />
  return <Shared shareKey={key} />
}

function Shared({ shareKey }: { shareKey: string }) {
  const { data, error, refetch } = useQuery(paymentQuery(shareKey))
  if (data) return <Payment payment={data} />
  if (error instanceof ApiError && error.code === 'NOT_SHARED') return <NotShared />
  if (error instanceof ApiError && error.code === 'TOO_MANY_ATTEMPTS')
    return <LoadFailure text={m.deposit_pay_too_many()} retry={() => refetch()} />
  if (error) return <LoadFailure text={m.deposit_pay_load_error()} retry={() => refetch()} />
  return <Waiting rows={3} />
}

function Payment({
  payment: { student, outstanding, dueOn, transfer },
}: {
  payment: PaymentToMake
}) {
  if (outstanding.amount === 0)
    return (
      <NoticeBox tone="success" heading={m.deposit_pay_done_heading()}>
        <p>{m.deposit_pay_done({ student })}</p>
      </NoticeBox>
    )
  return (
    <>
      <Facts>
        <Fact label={m.deposit_pay_for()}>{student}</Fact>
        <Fact label={m.deposit_pay_amount()}>{bankAmount(outstanding)}</Fact>
        <Fact label={m.deposit_due()}>{formatDayAndYear(noonOf(dueOn))}</Fact>
      </Facts>
      {transfer ? (
        <section className={styles.section} aria-labelledby="transfer-heading">
          <h2 id="transfer-heading" className={styles.heading}>
            {m.deposit_pay_where()}
          </h2>
          <p>{m.deposit_how_intro()}</p>
          <TransferFacts transfer={transfer} />
        </section>
      ) : (
        <NoTransfer />
      )}
    </>
  )
}

function NotShared() {
  return (
    <NoticeBox tone="warning" heading={m.deposit_pay_not_shared_heading()}>
      <p>{m.deposit_pay_not_shared()}</p>
    </NoticeBox>
  )
}

/** Undefined until the browser has been asked. */
function useKey(): string | undefined {
  const [key, setKey] = useState<string>()
  useEffect(() => {
    const read = () => setKey(window.location.hash.slice(1))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return key
}
