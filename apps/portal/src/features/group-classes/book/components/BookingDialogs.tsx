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
import { useObstacle } from './use-blocking-reason.ts'
import { useClassBooking } from './use-class-booking.ts'

type Asking = { exercise: GroupExercise; booking: SportsBooking | undefined }
type Press = (exercise: GroupExercise, booking: SportsBooking | undefined) => void

type Props = {
  /** Gets what a press of a round button does, and the class that is being booked or unbooked. */
  children: (press: Press, pendingClass: number | undefined) => ReactNode
}

/** What follows a press: log in, hear that one has to be a member, ask first, or do it at once. */
export function BookingDialogs({ children }: Props) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<Asking | 'membership' | null>(null)
  const { book, unbook, pendingClass, queuedFor, forgetQueued, goToLogin } = useClassBooking()
  const obstacleTo = useObstacle()

  const press: Press = async (exercise, booking) => {
    // Somebody quick presses before the browser knows who it is.
    const { user } = await queryClient.ensureQueryData(sessionQuery)
    if (!user) return goToLogin()
    if (!user.isFitnessMember && !booking) return setAsking('membership')
    const state = buttonState(exercise, booking, obstacleTo(exercise))
    if (state.kind === 'disabled' || state.kind === 'blocked') return
    if (state.kind === 'book' && state.asks === 'nothing') return void book(exercise)
    setAsking({ exercise, booking })
  }

  const close = () => setAsking(null)
  if (asking === 'membership')
    return (
      <>
        {children(press, pendingClass)}
        <MembershipDialog onClose={close} />
      </>
    )
  const state = asking && buttonState(asking.exercise, asking.booking)
  return (
    <>
      {children(press, pendingClass)}
      {asking && state?.kind === 'book' && (
        <BookDialog
          exercise={asking.exercise}
          joinsQueue={state.asks === 'queue'}
          onClose={close}
          onConfirm={() => {
            close()
            book(asking.exercise)
          }}
        />
      )}
      {asking?.booking && state?.kind === 'unbook' && (
        <UnbookDialog
          booking={asking.booking}
          onClose={close}
          onConfirm={(booking) => {
            close()
            unbook(booking)
          }}
        />
      )}
      {queuedFor && !asking && (
        <PushOffer key={queuedFor.id} heading={m.class_push_offer_heading()} onClose={forgetQueued}>
          <p>{m.class_push_offer_text({ name: queuedFor.className })}</p>
        </PushOffer>
      )}
      {asking?.booking && state?.kind === 'locked' && (
        <LockedDialog booking={asking.booking} onClose={close} />
      )}
    </>
  )
}
