import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isSignedOut, useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { useSnackbar } from '#ui/snackbar/Snackbar.tsx'
import { exercisesKey } from '../../list/queries.ts'
import type { GroupExercise, SportsBooking, SportsBookings } from '../../model/contract.ts'
import { bookGroupClass, bookingsKey, eligibilityQuery, unbookGroupClass } from '../queries.ts'
import {
  bookedMessage,
  bookingRefusalMessage,
  unbookedMessage,
  unbookingRefusalMessage,
} from '../refusal-messages.ts'
import { useGoToLogin } from './use-go-to-login.ts'

/**
 * Books and unbooks, announces the outcome, and refreshes what the page shows. A member whose session
 * has ended logs in on the page, and the request is sent again.
 */
export function useClassBooking() {
  const queryClient = useQueryClient()
  const showMessage = useSnackbar()
  const goToLogin = useGoToLogin()
  const whileLoggedIn = useLoginInPlace()
  const locale = getLocale()
  const [queuedFor, setQueuedFor] = useState<GroupExercise | null>(null)

  const refresh = () =>
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
      await refresh()
    },
    onError: async (error) => {
      if (isSignedOut(error)) return showMessage(m.account_signed_out(), 'error')
      showMessage(bookingRefusalMessage(codeOf(error), locale), 'error')
      await Promise.all([refresh(), queryClient.invalidateQueries(eligibilityQuery)])
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
        `${unbookedMessage(queueStateOf(booking), locale)} ${booking.className}, ${booking.centerName}`,
        'success',
      ),
    onError: (error, booking, context) => {
      for (const [key, bookings] of context?.before ?? []) queryClient.setQueryData(key, bookings)
      if (isSignedOut(error)) return showMessage(m.account_signed_out(), 'error')
      showMessage(unbookingRefusalMessage(codeOf(error), locale, queueStateOf(booking)), 'error')
    },
    onSettled: refresh,
  })

  /** A second press can come before the button has been rendered as pending. */
  const isInProgress = (classId: number) =>
    queryClient.isMutating({
      mutationKey: bookingKey,
      predicate: ({ state }) => classOf(state.variables as ClassOrBooking) === classId,
    }) > 0

  return {
    book: (exercise: GroupExercise) => isInProgress(exercise.id) || book.mutate(exercise),
    unbook: (booking: SportsBooking) => isInProgress(booking.classId) || unbook.mutate(booking),
    /** The class that is being booked or unbooked. */
    pendingClass: book.isPending
      ? classOf(book.variables)
      : unbook.isPending
        ? classOf(unbook.variables)
        : undefined,
    /** The class whose queue the member has just joined. */
    queuedFor,
    clearQueuedFor: () => setQueuedFor(null),
    goToLogin,
  }
}

const bookingKey = ['class-booking'] as const

type ClassOrBooking = GroupExercise | SportsBooking

function classOf(item: ClassOrBooking): number {
  return 'classId' in item ? item.classId : item.id
}

const queueStateOf = ({ queuePosition }: SportsBooking) => ({ isQueued: queuePosition > 0 })

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
