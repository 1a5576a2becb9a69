import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import type { PaymentOutcome } from '#core/payments/contract.ts'
import { describeMoney } from '#core/payments/describe-money.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Money.module.css'
import { ownInvoicesQuery } from '../../invoices/queries.ts'
import { guardianMoneyErrorText } from '../../model/refusal-texts.ts'
import { moneyTexts } from '../money-texts.ts'
import { isRefused, outcomeQuery } from '../queries.ts'
import { ToFinances } from './ToFinances.tsx'

type Props = { number: string; paymentId: string | undefined }

/** The outcome of the payment of an invoice. */
export function InvoiceStatusPage({ number, paymentId }: Props) {
  return (
    <MyPageFrame heading={m.kindergarten_card_status_heading()}>
      <SignedIn>
        {() => (
          <div className={`${styles.area} ${styles.narrow}`} role="status">
            {paymentId ? (
              <Status number={number} paymentId={paymentId} />
            ) : (
              <NoticeBox tone="warning">
                <p>{m.kindergarten_card_no_payment()}</p>
                <ToFinances />
              </NoticeBox>
            )}
          </div>
        )}
      </SignedIn>
    </MyPageFrame>
  )
}

function Status({ number, paymentId }: { number: string; paymentId: string }) {
  const { data, error, refetch } = useQuery(outcomeQuery(paymentId))
  const queryClient = useQueryClient()
  const status = data?.paymentStatus
  useEffect(() => {
    if (status && status !== 'INITIALIZED') void queryClient.invalidateQueries(ownInvoicesQuery)
  }, [status, queryClient])
  if (!data && isRefused(error))
    return <LoadFailure text={guardianMoneyErrorText(error)} retry={() => refetch()} />
  if (!data)
    return error ? <UnknownOutcome /> : <Waiting rows={3} label={m.kindergarten_card_looking()} />
  return <Outcome number={number} outcome={data} />
}

function Outcome({ number, outcome }: { number: string; outcome: PaymentOutcome }) {
  switch (outcome.paymentStatus) {
    case 'PAID':
      return (
        <NoticeBox tone="success" heading={m.kindergarten_card_paid({ number })}>
          <p>{m.kindergarten_card_paid_text({ reference: outcome.reference })}</p>
          <ToFinances />
        </NoticeBox>
      )
    case 'INITIALIZED':
      return (
        <UnknownOutcome>
          <ToPayment number={number} text={m.kindergarten_card_to_form()} />
        </UnknownOutcome>
      )
    case 'CANCELLED':
      return (
        <NoticeBox tone="warning" heading={m.kindergarten_card_cancelled()}>
          <p>{describeMoney(outcome.money, moneyTexts)}</p>
          <ToPayment number={number} text={m.kindergarten_card_again()} />
          <ToFinances />
        </NoticeBox>
      )
  }
}

/** The outcome is unknown: the invoice may be paid. */
function UnknownOutcome({ children }: { children?: ReactNode }) {
  return (
    <NoticeBox tone="info" heading={m.kindergarten_card_looking()}>
      <p>{m.kindergarten_card_looking_text()}</p>
      {children}
    </NoticeBox>
  )
}

function ToPayment({ number, text }: { number: string; text: string }) {
  return (
    <p>
      <ContentLink href={pagePath('payKindergartenInvoice', getLocale(), { id: number })}>
        {text}
      </ContentLink>
    </p>
  )
}
