import { Alert, Button } from '@digdir/designsystemet-react'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useSingleMutation } from '#ui/form/use-single-mutation.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import type { CancelSeats, OwnCoursePlace, OwnTicket } from '../../model/contract.ts'
import { refetchCourses } from '../../model/queries.ts'
import { courseErrorText } from '../../model/refusal-messages.ts'
import { cancelSeats } from '../queries.ts'

type Props = {
  courseId: string
  place: OwnCoursePlace
  /** Those that go. */
  tickets: readonly OwnTicket[]
  onClose: () => void
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, ore) => total + ore, 0)

/** Asks before seats are given away, and names what is given back and what is kept. */
export function CancelDialog({ courseId, place, tickets, onClose }: Props) {
  const refundOre = sum(tickets.map((ticket) => ticket.refundOre))
  const paidOre = place.isPaid ? sum(tickets.map(({ priceOre }) => priceOre)) : 0
  const cancelling = useCancel(courseId, onClose)
  const isWaiting = place.state === 'waiting'
  const wanted: CancelSeats = {
    placeId: place.id,
    state: place.state as CancelSeats['state'],
    ticketIds: tickets.map(({ id }) => id),
    refundOre,
  }
  return (
    <Dialog
      heading={m.course_booking_cancel_heading()}
      onClose={onClose}
      actions={
        <>
          <Button
            data-color="danger"
            loading={cancelling.isPending}
            onClick={() => cancelling.mutate(wanted)}
          >
            {refundOre > 0
              ? m.course_booking_cancel_yes_refund({ amount: formatKroner(refundOre) })
              : m.course_booking_cancel_yes()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {m.course_booking_keep()}
          </Button>
        </>
      }
    >
      {cancelling.error && (
        <Alert data-color="warning" role="alert">
          {courseErrorText(cancelling.error)}
        </Alert>
      )}
      {paidOre > 0 && (
        <p>
          <strong>{refundText(refundOre, paidOre)}</strong>
        </p>
      )}
      <p>{isWaiting ? m.course_booking_leave_text() : m.course_booking_cancel_text()}</p>
    </Dialog>
  )
}

function refundText(refundOre: number, paidOre: number): string {
  const [amount, paid] = [formatKroner(refundOre), formatKroner(paidOre)]
  if (refundOre === 0) return m.course_booking_cancel_no_refund({ paid })
  return refundOre === paidOre
    ? m.course_booking_cancel_refund_all({ amount })
    : m.course_booking_cancel_refund({ amount, paid, kept: formatKroner(paidOre - refundOre) })
}

function useCancel(courseId: string, onClose: () => void) {
  const whileLoggedIn = useLoginInPlace()
  const showMessage = useSnackbar()
  return useSingleMutation({
    mutationFn: (wanted: CancelSeats) => whileLoggedIn(() => cancelSeats(courseId, wanted)),
    onSuccess: ({ refundOre }) => {
      showMessage(
        refundOre > 0
          ? m.course_booking_now_refunded({ amount: formatKroner(refundOre) })
          : m.course_booking_now_cancelled(),
        'success',
      )
      onClose()
    },
    onSettled: refetchCourses,
  })
}
