import { Button } from '@digdir/designsystemet-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { CardForm } from '#core/payments/card-form/CardForm.tsx'
import { usePayingDocument } from '#core/payments/card-form/use-paying-document.ts'
import { unknownPaymentOf } from '#core/payments/unknown-payment.ts'
import { HoldTime } from '#core/places/HoldTime.tsx'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../book/components/Book.module.css'
import type { EventPlaces, OwnPlace } from '../../book/contract.ts'
import { movedText, rulesText } from '../../book/place-texts.ts'
import { eventPlacesQuery, ownBookingQuery, refetchPlaces } from '../../book/queries.ts'
import { eventAddress } from '../../model/event-address.ts'
import { placeErrorText } from '../../model/place-refusal-messages.ts'
import { cancelPayment, outcomeQuery, paymentQuery, startPayment } from '../queries.ts'
import { PayFrame } from './PayFrame.tsx'
import { ToEvent } from './ToEvent.tsx'

type Props = {
  eventId: string
  /** The payment in the address, when the payer returns from their bank. */
  startedPaymentId: string | undefined
}

/** A place that is held, and the card form that pays it. */
export function PayPlacePage(props: Props) {
  return (
    <PayFrame eventId={props.eventId} heading={m.event_place_pay_heading()}>
      <ToPay {...props} />
    </PayFrame>
  )
}

function ToPay({ eventId, startedPaymentId }: Props) {
  const places = useQuery(eventPlacesQuery(eventId))
  const own = useQuery(ownBookingQuery(eventId))
  if (!own.data || !places.data) {
    const failed = [own, places].find(({ isError }) => isError)
    return failed ? (
      <LoadFailure text={m.event_place_load_error()} retry={() => failed.refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  }
  const { place } = own.data
  // Only the provider knows what became of a payment that was begun.
  if (startedPaymentId && place?.state !== 'held')
    return <ToStatus eventId={eventId} paymentId={startedPaymentId} />
  if (place?.state !== 'held')
    return (
      <NoticeBox tone={place?.state === 'booked' ? 'success' : 'warning'}>
        <p>{nothingToPay(place)}</p>
        <ToEvent eventId={eventId} />
      </NoticeBox>
    )
  return (
    <Pay eventId={eventId} place={place} places={places.data} startedPaymentId={startedPaymentId} />
  )
}

function nothingToPay(place: OwnPlace | null): string {
  if (place?.state === 'booked') return m.event_place_have()
  return place?.state === 'expired' ? m.event_place_expired() : m.event_place_nothing_to_pay()
}

function Pay(props: Props & { place: OwnPlace; places: EventPlaces }) {
  const { eventId, place, places, startedPaymentId } = props
  return (
    <>
      <h2>{textOrOther(places.title)}</h2>
      <Facts>
        <Fact label={m.event_place_amount()}>{formatKroner(place.priceOre)}</Fact>
        <Fact label={m.event_place_organiser()}>{places.association}</Fact>
        <Fact label={m.event_place_starts()}>{formatDayAndTime(new Date(places.startsAt))}</Fact>
      </Facts>
      <p>{movedText(place) ?? rulesText(places)}</p>
      {place.expiresAt && (
        <HoldTime expiresAt={new Date(place.expiresAt)} onOver={() => void refetchPlaces()} />
      )}
      {startedPaymentId ? (
        <Resume eventId={eventId} placeId={place.id} paymentId={startedPaymentId} />
      ) : (
        <Form eventId={eventId} placeId={place.id} />
      )}
    </>
  )
}

type Paid = { eventId: string; placeId: string }

/** Checks the outcome first, so that what is paid does not start a new payment. */
function Resume({ paymentId, ...paid }: Paid & { paymentId: string }) {
  const { data, isError } = useQuery({ ...outcomeQuery(paymentId), refetchInterval: false })
  if (!data && !isError) return <Waiting rows={3} label={m.event_place_looking()} />
  if (!data || data.paymentStatus === 'INITIALIZED') return <Form {...paid} />
  return <ToStatus eventId={paid.eventId} paymentId={paymentId} />
}

function ToStatus({ eventId, paymentId }: { eventId: string; paymentId: string }) {
  return (
    <Navigate
      to="/associations/event/$id/status"
      params={{ id: eventId }}
      search={{ paymentId }}
      replace
    />
  )
}

function Form({ eventId, placeId }: Paid) {
  const mayPay = usePayingDocument()
  const whileLoggedIn = useLoginInPlace()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const payment = useQuery({
    ...paymentQuery(placeId),
    queryFn: () => whileLoggedIn(() => startPayment(placeId)),
    enabled: mayPay,
  })
  const cancelling = useCancelPayment(eventId, payment.data?.paymentId)
  const unknown = unknownPaymentOf(payment.error)
  if (unknown) return <ToStatus eventId={eventId} paymentId={unknown} />
  if (payment.isError)
    return (
      <LoadFailure
        text={placeErrorText(payment.error)}
        retry={async () => {
          await refetchPlaces()
          await payment.refetch()
        }}
      />
    )
  if (!payment.data) return <Waiting rows={3} label={m.event_place_beginning()} />
  const { paymentId, checkoutUrl } = payment.data
  return (
    <>
      <CardForm
        key={payment.dataUpdatedAt}
        checkoutUrl={checkoutUrl}
        onDone={() =>
          navigate({
            to: '/associations/event/$id/status',
            params: { id: eventId },
            search: { paymentId },
          })
        }
        mayPay={async () => {
          const { place } = await queryClient.fetchQuery({
            ...ownBookingQuery(eventId),
            staleTime: 0,
          })
          return place?.id === placeId && place.state === 'held'
        }}
        renew={() => payment.refetch()}
        instead={<p>{m.event_place_pay_instead()}</p>}
      />
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate()}
        >
          {m.event_place_stop_paying()}
        </Button>
      </div>
    </>
  )
}

/** A payment that was made meanwhile, or may have been, leads to the status page. */
function useCancelPayment(eventId: string, paymentId: string | undefined) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: async () => paymentId && whileLoggedIn(() => cancelPayment(paymentId)),
    onSuccess: (outcome) =>
      window.location.assign(
        outcome && outcome.paymentStatus !== 'CANCELLED'
          ? `${pagePath('eventPlacePaid', getLocale(), { id: eventId })}?paymentId=${outcome.paymentId}`
          : eventAddress(eventId),
      ),
    onError: (error) => showMessage(placeErrorText(error), 'error'),
    onSettled: refetchPlaces,
  })
}
