import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLoginInPlace } from '#core/sessions/login/use-login-in-place.tsx'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { holdsChanged, releaseHold, reserveCourt } from '../queries.ts'
import { isHoldRefusal } from '../refusals.ts'
import { timeslotId } from '../timeslot-id.ts'
import { choiceSearch } from './address-of-choice.ts'
import { forgetAll, isOther, keepReservation, readReservation } from './reservation-data.ts'
import type { ShownTimeslots } from './show-timeslots.ts'

/** Holds the chosen slots, and puts the hold into the address. */
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
        await giveUpOther(shown.selected)
        return reserveCourt(wanted, getLocale())
      })
    },
    onSuccess: async ({ items }) => {
      const reservation = items[0]?.holdId
      // A payment that is kept beside another hold is not of this one.
      if (readReservation(window.sessionStorage)?.holdId !== reservation)
        forgetAll(window.sessionStorage)
      keepReservation(window.sessionStorage, items)
      await queryClient.invalidateQueries(holdsChanged)
      const search = { ...choiceSearch(shown), step: 'payment' as const, reservation }
      void navigate({ to: '/sports/courts-and-halls', search, replace: true })
    },
    onError: () => queryClient.invalidateQueries(holdsChanged),
  })
}

/**
 * Whoever has changed their mind does not keep the first choice from others, nor from themselves.
 * What cannot be given up is over, or paid by now.
 */
async function giveUpOther(selected: ShownTimeslots['selected']): Promise<void> {
  const kept = readReservation(window.sessionStorage)
  const ids = selected.map(({ court, startTime }) => timeslotId(court.id, new Date(startTime)))
  if (!kept || !isOther(kept, ids)) return
  try {
    await releaseHold(kept.holdId)
  } catch (error) {
    if (!(error instanceof ApiError && isHoldRefusal(error.code))) throw error
  }
  forgetAll(window.sessionStorage)
}
