import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { PaymentOutcome } from '#core/payments/contract.ts'
import { describeMoney } from '#core/payments/describe-money.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { refetchPlaces } from '../../book/queries.ts'
import { placeErrorText } from '../../model/place-refusal-messages.ts'
import { moneyTexts } from '../money-texts.ts'
import { isRefused, outcomeQuery } from '../queries.ts'
import { PayFrame } from './PayFrame.tsx'
import { ToEvent } from './ToEvent.tsx'

type Props = { eventId: string; paymentId: string | undefined }

/** The outcome of the payment of a place. */
export function PlaceStatusPage({ eventId, paymentId }: Props) {
  return (
    <PayFrame eventId={eventId} heading={m.event_place_status_heading()}>
      <div role="status">
        {paymentId ? (
          <Status eventId={eventId} paymentId={paymentId} />
        ) : (
          <NoticeBox tone="warning">
            <p>{m.event_place_no_payment()}</p>
            <ToEvent eventId={eventId} />
          </NoticeBox>
        )}
      </div>
    </PayFrame>
  )
}

function Status({ eventId, paymentId }: { eventId: string; paymentId: string }) {
  const { data, error, refetch } = useQuery(outcomeQuery(paymentId))
  const status = data?.paymentStatus
  useEffect(() => {
    if (status && status !== 'INITIALIZED') void refetchPlaces()
  }, [status])
  if (!data && isRefused(error))
    return <LoadFailure text={placeErrorText(error)} retry={() => refetch()} />
  if (!data)
    return error ? <UnknownOutcome /> : <Waiting rows={3} label={m.event_place_looking()} />
  return <Outcome eventId={eventId} outcome={data} />
}

function Outcome({ eventId, outcome }: { eventId: string; outcome: PaymentOutcome }) {
  switch (outcome.paymentStatus) {
    case 'PAID':
      return (
        <NoticeBox tone="success" heading={m.event_place_now_booked()}>
          <p>{m.event_place_paid_reference({ reference: outcome.reference })}</p>
          <ToEvent eventId={eventId} />
        </NoticeBox>
      )
    case 'INITIALIZED':
      return (
        <UnknownOutcome>
          <ToEvent eventId={eventId} />
        </UnknownOutcome>
      )
    case 'CANCELLED':
      return (
        <NoticeBox tone="warning" heading={m.event_place_not_paid()}>
          <p>{describeMoney(outcome.money, moneyTexts)}</p>
          <p>{m.event_place_not_paid_next()}</p>
          <ToEvent eventId={eventId} />
        </NoticeBox>
      )
  }
}

/** The outcome is unknown: the place may be paid. */
function UnknownOutcome({ children }: { children?: ReactNode }) {
  return (
    <NoticeBox tone="info" heading={m.event_place_looking()}>
      <p>{m.event_place_looking_text()}</p>
      {children}
    </NoticeBox>
  )
}
