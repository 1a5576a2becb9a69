import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
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
import { BookFrame } from '../../book/components/BookFrame.tsx'
import { ReceiptLink } from '../../model/components/ReceiptLink.tsx'
import { refetchCourses } from '../../model/queries.ts'
import { courseErrorText } from '../../model/refusal-messages.ts'
import { moneyTexts } from '../money-texts.ts'
import { isRefused, outcomeQuery } from '../queries.ts'

/** The outcome of the payment of a booking. */
export function CourseStatusPage({ paymentId }: { paymentId: string | undefined }) {
  return (
    <BookFrame heading={m.course_booking_status_heading()}>
      <SignedIn>
        {() => (
          <div role="status">
            {paymentId ? (
              <Status paymentId={paymentId} />
            ) : (
              <NoticeBox tone="warning">
                <p>{m.course_booking_no_payment()}</p>
                <ToMyCourses />
              </NoticeBox>
            )}
          </div>
        )}
      </SignedIn>
    </BookFrame>
  )
}

function Status({ paymentId }: { paymentId: string }) {
  const { data, error, refetch } = useQuery(outcomeQuery(paymentId))
  const status = data?.paymentStatus
  useEffect(() => {
    if (status && status !== 'INITIALIZED') void refetchCourses()
  }, [status])
  if (!data && isRefused(error))
    return <LoadFailure text={courseErrorText(error)} retry={() => refetch()} />
  if (!data)
    return error ? <UnknownOutcome /> : <Waiting rows={3} label={m.course_booking_looking()} />
  return <Outcome outcome={data} />
}

function Outcome({ outcome }: { outcome: PaymentOutcome }) {
  switch (outcome.paymentStatus) {
    case 'PAID':
      return (
        <NoticeBox tone="success" heading={m.course_booking_have()}>
          <p>{m.course_booking_paid_reference({ reference: outcome.reference })}</p>
          <ReceiptLink paymentId={outcome.paymentId} />
          <ToMyCourses />
        </NoticeBox>
      )
    case 'INITIALIZED':
      return <UnknownOutcome />
    case 'CANCELLED':
      return (
        <NoticeBox tone="warning" heading={m.course_booking_not_paid()}>
          <p>{describeMoney(outcome.money, moneyTexts)}</p>
          <p>{m.course_booking_not_paid_next()}</p>
          <ToMyCourses />
        </NoticeBox>
      )
  }
}

/** The outcome is unknown: the seats may be paid. */
function UnknownOutcome() {
  return (
    <NoticeBox tone="info" heading={m.course_booking_looking()}>
      <p>{m.course_booking_looking_text()}</p>
      <ToMyCourses />
    </NoticeBox>
  )
}

function ToMyCourses() {
  return (
    <p>
      <ContentLink href={pagePath('myCourses', getLocale())}>
        {m.course_booking_to_mine()}
      </ContentLink>
    </p>
  )
}
