import { useEffect, useEffectEvent } from 'react'
import type { CourtReservations, Timeslots } from '../model/contract.ts'
import { timeslotId } from '../model/timeslot-id.ts'

type QueryState<Answer> = { readonly data: Answer | undefined; readonly dataUpdatedAt: number }

/**
 * Refetches the visitor's own reservations when the list of all timeslots is newer and shows a hold
 * that may be theirs: a hold made in another tab must not look like somebody else's.
 */
export function useUpToDateHolds({
  timeslots,
  own,
  ownIds,
}: {
  timeslots: QueryState<Timeslots>
  own: QueryState<CourtReservations> & { readonly refetch: () => unknown }
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
