import { Alert, Button } from '@digdir/designsystemet-react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { placeErrorText } from '../../model/place-refusal-messages.ts'
import type { OwnPlace } from '../contract.ts'
import { cancelPlace, refetchPlaces } from '../queries.ts'

type Props = {
  eventId: string
  place: Pick<OwnPlace, 'id' | 'isPaid' | 'priceOre' | 'refundOre' | 'state'>
  onClose: () => void
}

/** Asks before a place is given away, and names what is given back. */
export function CancelPlaceDialog({ eventId, place, onClose }: Props) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  const { id: placeId, isPaid, priceOre } = place
  const refundOre = place.refundOre ?? 0
  const cancelling = useSingleMutation({
    mutationFn: () =>
      whileLoggedIn(() =>
        cancelPlace(eventId, { placeId, refundOre, state: place.state as 'booked' }),
      ),
    onSuccess: (cancelled) => {
      showMessage(
        cancelled.refundOre > 0
          ? m.event_place_now_refunded({ amount: formatKroner(cancelled.refundOre) })
          : m.event_place_now_cancelled(),
        'success',
      )
      onClose()
    },
    onSettled: refetchPlaces,
  })
  const [amount, paid] = [formatKroner(refundOre), formatKroner(priceOre)]
  const isWaiting = place.state === 'waiting'
  return (
    <Dialog
      heading={isWaiting ? m.event_place_leave_heading() : m.event_place_cancel_heading()}
      onClose={onClose}
      actions={
        <>
          <Button
            data-color="danger"
            loading={cancelling.isPending}
            onClick={() => cancelling.mutate()}
          >
            {isWaiting
              ? m.event_place_leave_queue()
              : refundOre > 0
                ? m.event_place_cancel_yes_refund({ amount })
                : m.event_place_cancel_yes()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.event_place_keep()}
          </Button>
        </>
      }
    >
      {cancelling.error && (
        <Alert data-color="warning" role="alert">
          {placeErrorText(cancelling.error)}
        </Alert>
      )}
      {isPaid && (
        <p>
          <strong>
            {refundOre > 0
              ? m.event_place_cancel_refund({ amount, paid })
              : m.event_place_cancel_no_refund({ paid })}
          </strong>
        </p>
      )}
      <p>{isWaiting ? m.event_place_leave_text() : m.event_place_cancel_text()}</p>
    </Dialog>
  )
}
