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
import type { CourtReservation } from '../../contract.ts'
import { holdsChanged, reservationsQuery } from '../../queries.ts'
import { payingErrorText } from '../../refusal-messages.ts'
import { useBegunPayment } from '../use-begun-payment.ts'
import { Booking } from './Booking.tsx'
import { CancelPayment } from './CancelPayment.tsx'
import styles from './Courts.module.css'
import { HoldTimer } from './HoldTimer.tsx'
import { StepHeading } from './StepHeading.tsx'
import { ToStatus, useToStatus } from './ToStatus.tsx'

/** What the status step knows more about: it asks until there is an answer. */
const toldByStatus: ReadonlySet<string> = new Set([
  'PAYMENT_SETTLED',
  'PAYMENT_OUTCOME_UNKNOWN',
] satisfies PaymentRefusal[])

/** What is held, for how long still, and the card form for it. */
export function Checkout({
  units,
  returned,
  paymentId,
}: {
  units: readonly [CourtReservation, ...CourtReservation[]]
  /** The payment that a bank has led back from. */
  returned: string | undefined
  /** The payment, when it was begun before. */
  paymentId: string | null
}) {
  const begun = useBegunPayment(units, returned)
  const mayPay = useMayPay(units[0].holdId)
  const toStatus = useToStatus()
  const queryClient = useQueryClient()
  const known = begun.data?.paymentId ?? unknownPaymentOf(begun.error) ?? paymentId
  const isForStatus =
    begun.data?.settled === true ||
    (begun.error instanceof ApiError && toldByStatus.has(begun.error.code))
  if (isForStatus && known) return <ToStatus paymentId={known} />
  const form = begun.data?.settled === false && !begun.isRefetching ? begun.data : null
  const expiresAt = new Date(units[0].expiresAt ?? 0)
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_payment_heading()}</StepHeading>
      <Booking units={units} />
      <HoldTimer
        expiresAt={expiresAt}
        onOver={() => void queryClient.invalidateQueries(holdsChanged)}
      />
      {form ? (
        <CardForm
          key={begun.dataUpdatedAt}
          checkoutUrl={form.checkoutUrl}
          mayPay={mayPay}
          onDone={() => toStatus(form.paymentId)}
          renew={() => begun.refetch()}
          instead={<p>{m.courts_still_held({ time: formatTime(expiresAt) })}</p>}
        />
      ) : begun.isError && !begun.isRefetching ? (
        <LoadFailure text={payingErrorText(begun.error)} retry={() => begun.refetch()} />
      ) : (
        <Waiting rows={3} label={m.card_form_loading()} />
      )}
      <CancelPayment holdId={units[0].holdId} paymentId={known} />
    </div>
  )
}

/** Looked at once more when the pay button is pressed: what is not held any more is not paid. */
function useMayPay(holdId: string): () => Promise<boolean> {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  return async () => {
    const { items } = await whileLoggedIn(() =>
      queryClient.fetchQuery({ ...reservationsQuery(getLocale()), staleTime: 0 }),
    )
    return items.some((unit) => unit.holdId === holdId && unit.state === 'held')
  }
}
