import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { PaymentOutcome } from '#core/payments/contract.ts'
import { describeMoney } from '#core/payments/describe-money.ts'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { joiningAddress } from '../../model/joining-address.ts'
import { memberErrorText } from '../../model/refusal-messages.ts'
import { membershipsKey } from '../../my-memberships/queries.ts'
import { moneyTexts } from '../money-texts.ts'
import { isRefused, outcomeQuery } from '../queries.ts'
import { FeePageFrame } from './FeePageFrame.tsx'
import { ToMembership } from './ToMembership.tsx'

type Props = { slug: string | undefined; paymentId: string | undefined }

/** What became of the payment of a fee. */
export function FeeStatusPage({ slug, paymentId }: Props) {
  return (
    <FeePageFrame heading={m.association_status_heading()}>
      <div role="status">
        {slug && paymentId ? (
          <Status slug={slug} paymentId={paymentId} />
        ) : (
          <NoticeBox tone="warning">
            <p>{m.association_no_payment()}</p>
          </NoticeBox>
        )}
      </div>
    </FeePageFrame>
  )
}

function Status({ slug, paymentId }: { slug: string; paymentId: string }) {
  const { data, error, refetch } = useQuery(outcomeQuery(paymentId))
  const queryClient = useQueryClient()
  const status = data?.paymentStatus
  useEffect(() => {
    if (status && status !== 'INITIALIZED')
      void queryClient.invalidateQueries({ queryKey: membershipsKey })
  }, [status, queryClient])
  if (!data && isRefused(error))
    return <LoadFailure text={memberErrorText(error)} retry={() => refetch()} />
  if (!data)
    return error ? <UnknownOutcome /> : <Waiting rows={3} label={m.association_pay_looking()} />
  return <Outcome slug={slug} outcome={data} />
}

function Outcome({ slug, outcome }: { slug: string; outcome: PaymentOutcome }) {
  switch (outcome.paymentStatus) {
    case 'PAID':
      return (
        <NoticeBox tone="success" heading={m.association_paid_heading()}>
          <p>{m.association_paid_text({ reference: outcome.reference })}</p>
          <ToMembership slug={slug} />
        </NoticeBox>
      )
    case 'INITIALIZED':
      return (
        <UnknownOutcome>
          <ToPayment slug={slug} text={m.association_pay_to_form()} />
        </UnknownOutcome>
      )
    case 'CANCELLED':
      return (
        <NoticeBox tone="warning" heading={m.association_not_paid_heading()}>
          <p>{describeMoney(outcome.money, moneyTexts)}</p>
          <ToPayment slug={slug} text={m.association_pay_again()} />
          <ToMembership slug={slug} />
        </NoticeBox>
      )
  }
}

/** The outcome is unknown: the fee may be paid. */
function UnknownOutcome({ children }: { children?: ReactNode }) {
  return (
    <NoticeBox tone="info" heading={m.association_pay_looking()}>
      <p>{m.association_pay_looking_text()}</p>
      {children}
    </NoticeBox>
  )
}

function ToPayment({ slug, text }: { slug: string; text: string }) {
  return (
    <p>
      <ContentLink href={joiningAddress('associationFeePayment', { slug })}>{text}</ContentLink>
    </p>
  )
}
