import { Alert, Button } from '@digdir/designsystemet-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleFlight } from '#ui/form/use-single-flight.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { bookingErrorText } from '../../model/refusal-messages.ts'
import type { CourtBooking } from '../contract.ts'
import { cancelBooking, courtBookingsKey } from '../queries.ts'

/**
 * Shows the exact refund before the booking is cancelled. When the amount has changed meanwhile,
 * nothing is cancelled, and the dialog asks again with the new amount.
 */
export function CancelDialog(props: {
  booking: CourtBooking
  cancellation: NonNullable<CourtBooking['cancellation']>
  onClose: () => void
}) {
  const { booking, cancellation, onClose } = props
  const { refundOre } = cancellation
  const cancel = useCancel(booking.id, onClose)
  const [amount, paid] = [formatKroner(refundOre), formatKroner(booking.amountOre)]
  return (
    <Dialog
      heading={m.my_courts_cancel_heading({ court: booking.court.name })}
      onClose={onClose}
      actions={
        <>
          <Button
            data-color="danger"
            loading={cancel.isBusy}
            onClick={() => cancel.start(refundOre)}
          >
            {refundOre > 0 ? m.my_courts_cancel_yes_refund({ amount }) : m.my_courts_cancel_yes()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.my_courts_keep()}
          </Button>
        </>
      }
    >
      {cancel.error && (
        <Alert data-color="warning" role="alert">
          {bookingErrorText(cancel.error)}
        </Alert>
      )}
      <p>
        {sentenceCase(formatDayAndTime(new Date(booking.startTime)))}–
        {formatTime(new Date(booking.endTime))}, {booking.sportsCenter.name}
      </p>
      <p>
        <strong>
          {refundOre > 0
            ? m.my_courts_cancel_refund({ amount, paid })
            : m.my_courts_cancel_nothing({ paid })}
        </strong>
      </p>
      <p>{m.my_courts_cancel_others()}</p>
    </Dialog>
  )
}

function useCancel(id: string, onDone: () => void) {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const whileLoggedIn = useLoginInPlace()
  const singleFlight = useSingleFlight()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (refundOre: number) => whileLoggedIn(() => cancelBooking(id, refundOre)),
    onSuccess: ({ refundOre }) => {
      showMessage(
        refundOre > 0
          ? m.my_courts_cancelled_refund({ amount: formatKroner(refundOre) })
          : m.my_courts_cancelled(),
        'success',
      )
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: courtBookingsKey }),
  })
  // Its error is shown in the dialog.
  const start = (refundOre: number) =>
    singleFlight(() => mutateAsync(refundOre)).catch(() => undefined)
  return { start, isBusy: isPending, error }
}
