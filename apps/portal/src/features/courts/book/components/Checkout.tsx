import { useQueryClient } from '@tanstack/react-query'
import { CardForm } from '#core/payments/card-form/CardForm.tsx'
import type { PaymentRefusal } from '#core/payments/refusals.ts'
import { unknownPaymentOf } from '#core/payments/unknown-payment.ts'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { queriesChangedByHolds, reservationsQuery } from '../../holds/queries.ts'
import type { CourtReservation } from '../../model/contract.ts'
import { paymentErrorText } from '../../model/refusal-messages.ts'
import { useStartedPayment } from '../use-started-payment.ts'
import { Booking } from './BookingFacts.tsx'
import { CancelPayment } from './CancelPayment.tsx'
import { GoToStatus, useGoToStatus } from './GoToStatus.tsx'
import { HoldTimer } from './HoldTimer.tsx'
import { StepFrame } from './StepFrame.tsx'

/** Refusals that the status step handles: it polls until the outcome is known. */
const shownByStatus: ReadonlySet<string> = new Set([
  'PAYMENT_SETTLED',
  'PAYMENT_OUTCOME_UNKNOWN',
] satisfies PaymentRefusal[])

/** Shows the hold, the time left to pay, and the card form. */
export function Checkout({
  units,
  returned,
  paymentId,
}: {
  units: readonly [CourtReservation, ...CourtReservation[]]
  /** The payment in the address after a bank has sent the payer back. */
  returned: string | undefined
  /** The payment, when it was started before. */
  paymentId: string | null
}) {
  const started = useStartedPayment(units, returned)
  const mayPay = useIsStillHeld(units[0].holdId)
  const toStatus = useGoToStatus()
  const queryClient = useQueryClient()
  const knownPaymentId = started.data?.paymentId ?? unknownPaymentOf(started.error) ?? paymentId
  const isForStatus =
    started.data?.settled === true ||
    (started.error instanceof ApiError && shownByStatus.has(started.error.code))
  if (isForStatus && knownPaymentId) return <GoToStatus paymentId={knownPaymentId} />
  const form = started.data?.settled === false && !started.isRefetching ? started.data : null
  const expiresAt = new Date(units[0].expiresAt ?? 0)
  return (
    <StepFrame step={3} heading={m.courts_payment_heading()}>
      <Booking units={units} />
      <HoldTimer
        expiresAt={expiresAt}
        onOver={() => void queryClient.invalidateQueries(queriesChangedByHolds)}
      />
      {form ? (
        <CardForm
          key={started.dataUpdatedAt}
          checkoutUrl={form.checkoutUrl}
          mayPay={mayPay}
          onDone={() => toStatus(form.paymentId)}
          renew={() => started.refetch()}
          instead={<p>{m.courts_still_held({ time: formatTime(expiresAt) })}</p>}
        />
      ) : started.isError && !started.isRefetching ? (
        <LoadFailure text={paymentErrorText(started.error)} retry={() => started.refetch()} />
      ) : (
        <Waiting rows={3} label={m.card_form_loading()} />
      )}
      <CancelPayment holdId={units[0].holdId} paymentId={knownPaymentId} />
    </StepFrame>
  )
}

/** Checks again when the pay button is pressed, so that nobody pays for a hold that has expired. */
function useIsStillHeld(holdId: string): () => Promise<boolean> {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  return async () => {
    const { items } = await whileLoggedIn(() =>
      queryClient.fetchQuery({ ...reservationsQuery(getLocale()), staleTime: 0 }),
    )
    return items.some((unit) => unit.holdId === holdId && unit.state === 'held')
  }
}
