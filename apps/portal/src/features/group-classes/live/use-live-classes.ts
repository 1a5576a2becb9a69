import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { bookingsKey } from '../book/queries.ts'
import { classListEndpoints } from '../list/endpoints.ts'
import type { FigureChange } from '../list/figures.ts'
import { exercisesKey } from '../list/queries.ts'
import type { GroupExercises, SportsBookings } from '../model/contract.ts'
import { affectsBookings, applyFigures } from './apply-figures.ts'

/** Open pages spread their requests over this time when all are notified at once. */
const spreadMilliseconds = 800

/**
 * Keeps the list and the member's bookings current while the page is visible: the server sends changes. A
 * hidden page has no connection; it refetches when it becomes visible again.
 * @returns whether the connection is open, so that polling is not needed
 */
export function useLiveClasses(): boolean {
  const queryClient = useQueryClient()
  const [isLive, setLive] = useState(false)

  useEffect(() => {
    let source: EventSource | undefined
    const timers = new Map<readonly string[], ReturnType<typeof setTimeout>>()

    const renewSoon = (queryKey: readonly string[]) => {
      if (timers.has(queryKey)) return
      const renew = () => {
        timers.delete(queryKey)
        void queryClient.invalidateQueries({ queryKey })
      }
      timers.set(queryKey, setTimeout(renew, Math.random() * spreadMilliseconds))
    }
    const applyFigureChanges = (changes: FigureChange[]) => {
      queryClient.setQueriesData<GroupExercises>({ queryKey: exercisesKey }, (list) =>
        list ? applyFigures(list, changes) : list,
      )
      const bookings = queryClient
        .getQueriesData<SportsBookings>({ queryKey: bookingsKey })
        .flatMap(([, bookings]) => bookings?.items ?? [])
      if (affectsBookings(bookings, changes)) renewSoon(bookingsKey)
    }
    const close = () => {
      source?.close()
      source = undefined
      setLive(false)
    }
    const open = () => {
      source = new EventSource(endpointAddress(classListEndpoints.changes))
      source.addEventListener('open', () => {
        setLive(true)
        // Fetches what changed before the connection was open.
        renewSoon(exercisesKey)
        renewSoon(bookingsKey)
      })
      source.addEventListener('error', () => setLive(false))
      source.addEventListener('list', () => renewSoon(exercisesKey))
      source.addEventListener('figures', ({ data }) => applyFigureChanges(JSON.parse(data)))
    }
    const follow = () => {
      if (document.visibilityState === 'hidden') close()
      else if (!source) open()
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      for (const timer of timers.values()) clearTimeout(timer)
      close()
    }
  }, [queryClient])

  return isLive
}
