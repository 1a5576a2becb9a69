import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { exercisesKey } from '../../list/queries.ts'
import type { GroupExercise, SportsBooking, SportsBookings } from '../../model/contract.ts'
import { bookGroupClass, bookingsKey, obstaclesQuery, unbookGroupClass } from '../queries.ts'
import {
  bookedMessage,
  bookingRefusalMessage,
  unbookedMessage,
  unbookingRefusalMessage,
} from '../refusal-messages.ts'
import { useGoToLogin } from './use-go-to-login.ts'

/**
 * Books and unbooks, says aloud how it went, and renews what the page shows. Whoever was logged out
 * meanwhile logs in over the page, and it goes on.
 */
export function useClassBooking() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const goToLogin = useGoToLogin()
  const whileLoggedIn = useLoginInPlace()
  const locale = getLocale()
  const [queuedFor, setQueuedFor] = useState<GroupExercise | null>(null)

  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: bookingsKey }),
      queryClient.invalidateQueries({ queryKey: exercisesKey }),
    ])

  const book = useMutation({
    mutationKey: bookingKey,
    mutationFn: (exercise: GroupExercise) =>
      whileLoggedIn(() =>
        bookGroupClass({ classId: exercise.id, centerId: exercise.sportsCenter.id }),
      ),
    onSuccess: async ({ queuePosition }, exercise) => {
      const { className, sportsCenter } = exercise
      const message = `${bookedMessage(queuePosition, locale)} ${className}, ${sportsCenter.name}`
      showMessage(message, 'success')
      if (queuePosition > 0) setQueuedFor(exercise)
      await renew()
    },
    onError: async (error) => {
      if (isSignedOut(error)) return showMessage(m.account_signed_out(), 'error')
      showMessage(bookingRefusalMessage(codeOf(error), locale), 'error')
      await Promise.all([renew(), queryClient.invalidateQueries(obstaclesQuery)])
    },
  })

  const unbook = useMutation({
    mutationKey: bookingKey,
    mutationFn: (booking: SportsBooking) => whileLoggedIn(() => unbookGroupClass(booking)),
    onMutate: async (booking) => {
      await queryClient.cancelQueries({ queryKey: bookingsKey })
      const before = queryClient.getQueriesData<SportsBookings>({ queryKey: bookingsKey })
      queryClient.setQueriesData<SportsBookings>({ queryKey: bookingsKey }, (bookings) =>
        bookings ? withoutBooking(bookings, booking.id) : bookings,
      )
      return { before }
    },
    onSuccess: (_, booking) =>
      showMessage(
        `${unbookedMessage(leftBy(booking), locale)} ${booking.className}, ${booking.centerName}`,
        'success',
      ),
    onError: (error, booking, context) => {
      for (const [key, bookings] of context?.before ?? []) queryClient.setQueryData(key, bookings)
      if (isSignedOut(error)) return showMessage(m.account_signed_out(), 'error')
      showMessage(unbookingRefusalMessage(codeOf(error), locale, leftBy(booking)), 'error')
    },
    onSettled: renew,
  })

  /** The second of two presses in one blink comes before the button knows of the first. */
  const isUnderWay = (classId: number) =>
    queryClient.isMutating({
      mutationKey: bookingKey,
      predicate: ({ state }) => classOf(state.variables as Pressed) === classId,
    }) > 0

  return {
    book: (exercise: GroupExercise) => isUnderWay(exercise.id) || book.mutate(exercise),
    unbook: (booking: SportsBooking) => isUnderWay(booking.classId) || unbook.mutate(booking),
    /** The class that is being booked or unbooked. */
    pendingClass: book.isPending
      ? classOf(book.variables)
      : unbook.isPending
        ? classOf(unbook.variables)
        : undefined,
    /** The class in whose queue one has just been put. */
    queuedFor,
    forgetQueued: () => setQueuedFor(null),
    goToLogin,
  }
}

const bookingKey = ['class-booking'] as const

type Pressed = GroupExercise | SportsBooking

function classOf(pressed: Pressed): number {
  return 'classId' in pressed ? pressed.classId : pressed.id
}

const leftBy = ({ queuePosition }: SportsBooking) => ({ isQueued: queuePosition > 0 })

function withoutBooking(bookings: SportsBookings, id: number): SportsBookings {
  const items = bookings.items.filter((item) => item.id !== id)
  const removed = bookings.items.length - items.length
  return {
    ...bookings,
    items,
    count: bookings.count - removed,
    total: bookings.total - removed,
  }
}

function codeOf(error: Error): string | undefined {
  return error instanceof ApiError ? error.code : undefined
}
