import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PushOffer } from '#core/push/PushOffer.tsx'
import { sessionQuery } from '#core/sessions/session-query.ts'
import { m } from '#messages'
import type { GroupExercise, SportsBooking } from '../../model/contract.ts'
import { buttonState } from '../button-state.ts'
import { BookDialog } from './BookDialog.tsx'
import { LockedDialog } from './LockedDialog.tsx'
import { MembershipDialog } from './MembershipDialog.tsx'
import { UnbookDialog } from './UnbookDialog.tsx'
import { useBlockingReason } from './use-blocking-reason.ts'
import { useClassBooking } from './use-class-booking.ts'

type OpenDialog = { exercise: GroupExercise; booking: SportsBooking | undefined }
type Press = (exercise: GroupExercise, booking: SportsBooking | undefined) => void

type Props = {
  /** Receives the handler of round buttons, and the id of the class that is being booked or unbooked. */
  children: (press: Press, pendingClass: number | undefined) => ReactNode
}

/** What a press of a round button leads to: the login, a dialog, or the booking itself. */
export function BookingDialogs({ children }: Props) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<OpenDialog | 'membership' | null>(null)
  const { book, unbook, pendingClass, queuedFor, clearQueuedFor, goToLogin } = useClassBooking()
  const findBlockingReason = useBlockingReason()

  const press: Press = async (exercise, booking) => {
    // A quick visitor presses before the session has been loaded.
    const { user } = await queryClient.ensureQueryData(sessionQuery)
    if (!user) return goToLogin()
    if (!user.isFitnessMember && !booking) return setOpen('membership')
    const state = buttonState(exercise, booking, findBlockingReason(exercise))
    if (state.kind === 'disabled' || state.kind === 'blocked') return
    if (state.kind === 'book' && state.confirmation === 'none') return void book(exercise)
    setOpen({ exercise, booking })
  }

  const close = () => setOpen(null)
  if (open === 'membership')
    return (
      <>
        {children(press, pendingClass)}
        <MembershipDialog onClose={close} />
      </>
    )
  const state = open && buttonState(open.exercise, open.booking)
  return (
    <>
      {children(press, pendingClass)}
      {open && state?.kind === 'book' && (
        <BookDialog
          exercise={open.exercise}
          joinsQueue={state.confirmation === 'queue'}
          onClose={close}
          onConfirm={() => {
            close()
            book(open.exercise)
          }}
        />
      )}
      {open?.booking && state?.kind === 'unbook' && (
        <UnbookDialog
          booking={open.booking}
          onClose={close}
          onConfirm={(booking) => {
            close()
            unbook(booking)
          }}
        />
      )}
      {queuedFor && !open && (
        <PushOffer
          key={queuedFor.id}
          heading={m.class_push_offer_heading()}
          onClose={clearQueuedFor}
        >
          <p>{m.class_push_offer_text({ name: queuedFor.className })}</p>
        </PushOffer>
      )}
      {open?.booking && state?.kind === 'locked' && (
        <LockedDialog booking={open.booking} onClose={close} />
      )}
    </>
  )
}
