import { useEffect, useEffectEvent } from 'react'
import type { CourtReservations, Timeslots } from '../model/contract.ts'
import { timeslotId } from '../model/timeslot-id.ts'

type Asked<Answer> = { readonly data: Answer | undefined; readonly dataUpdatedAt: number }

/**
 * The list of all courts may know of a hold of one's own before one's own list does, when it was made
 * in another tab: then that is asked for at once, so that it does not read as somebody else's.
 */
export function useUpToDateHolds({
  timeslots,
  own,
  ownIds,
}: {
  timeslots: Asked<Timeslots>
  own: Asked<CourtReservations> & { readonly refetch: () => unknown }
  ownIds: ReadonlySet<string>
}): void {
  const isBehind = own.data !== undefined && own.dataUpdatedAt < timeslots.dataUpdatedAt
  const hasOtherHold = timeslots.data?.items.some(
    ({ blockingReason, court, startTime }) =>
      blockingReason === 'held' && !ownIds.has(timeslotId(court.id, new Date(startTime))),
  )
  const refetchOwn = useEffectEvent(() => void own.refetch())
  useEffect(() => {
    if (isBehind && hasOtherHold) refetchOwn()
  }, [isBehind, hasOtherHold])
}
