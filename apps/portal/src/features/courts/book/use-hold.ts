import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { createHold, queriesChangedByHolds, releaseHold } from '../holds/queries.ts'
import { isHoldRefusal } from '../model/refusals.ts'
import { timeslotId } from '../model/timeslot-id.ts'
import { buildChoiceSearch } from '../timeslots/choice-search.ts'
import type { ShownTimeslots } from '../timeslots/show-timeslots.ts'
import {
  clearSaved,
  isDifferentChoice,
  readReservation,
  saveReservation,
} from './saved-reservation.ts'

/** Holds the chosen timeslots and puts the id of the hold into the address. */
export function useHold(shown: ShownTimeslots) {
  const queryClient = useQueryClient()
  const whileLoggedIn = useLoginInPlace()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const [first] = shown.selected
      const last = shown.selected.at(-1)
      if (!first || !last) throw new Error('nothing is chosen')
      const wanted = {
        fromTime: first.startTime,
        toTime: last.endTime,
        courtId: first.court.id,
        courtName: first.court.name,
        sportsCenterId: first.sportsCenter.id,
      }
      return whileLoggedIn(async () => {
        await releaseOtherHold(shown.selected)
        return createHold(wanted, getLocale())
      })
    },
    onSuccess: async ({ items }) => {
      const reservation = items[0]?.holdId
      // A stored payment that belongs to another hold is cleared.
      if (readReservation(window.sessionStorage)?.holdId !== reservation)
        clearSaved(window.sessionStorage)
      saveReservation(window.sessionStorage, items)
      await queryClient.invalidateQueries(queriesChangedByHolds)
      const search = { ...buildChoiceSearch(shown), step: 'payment' as const, reservation }
      void navigate({ to: '/sports/courts-and-halls', search, replace: true })
    },
    onError: () => queryClient.invalidateQueries(queriesChangedByHolds),
  })
}

/**
 * Releases the previous hold of a visitor who has chosen something else. A hold that cannot be
 * released has ended or is paid.
 */
async function releaseOtherHold(selected: ShownTimeslots['selected']): Promise<void> {
  const saved = readReservation(window.sessionStorage)
  const ids = selected.map(({ court, startTime }) => timeslotId(court.id, new Date(startTime)))
  if (!saved || !isDifferentChoice(saved, ids)) return
  try {
    await releaseHold(saved.holdId)
  } catch (error) {
    if (!(error instanceof ApiError && isHoldRefusal(error.code))) throw error
  }
  clearSaved(window.sessionStorage)
}
