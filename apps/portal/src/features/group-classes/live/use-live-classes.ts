import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { bookingsKey } from '../book/queries.ts'
import { classListEndpoints } from '../list/endpoints.ts'
import type { FigureChange } from '../list/figures.ts'
import { exercisesKey } from '../list/queries.ts'
import type { GroupExercises, SportsBookings } from '../model/contract.ts'
import { applyFigures, touchesBookings } from './apply-figures.ts'

/** Milliseconds over which open pages spread what they ask for when all hear the same at once. */
const spread = 800

/**
 * Keeps the list and one's own bookings true while the page is looked at: the server says what has
 * changed. A page that nobody looks at has no line; it asks when it is looked at again.
 * @returns whether the line is open, so that nobody has to ask now and then
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
      timers.set(queryKey, setTimeout(renew, Math.random() * spread))
    }
    const hearFigures = (changes: FigureChange[]) => {
      queryClient.setQueriesData<GroupExercises>({ queryKey: exercisesKey }, (list) =>
        list ? applyFigures(list, changes) : list,
      )
      const held = queryClient
        .getQueriesData<SportsBookings>({ queryKey: bookingsKey })
        .flatMap(([, bookings]) => bookings?.items ?? [])
      if (touchesBookings(held, changes)) renewSoon(bookingsKey)
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
        // What changed before the line was open.
        renewSoon(exercisesKey)
        renewSoon(bookingsKey)
      })
      source.addEventListener('error', () => setLive(false))
      source.addEventListener('list', () => renewSoon(exercisesKey))
      source.addEventListener('figures', ({ data }) => hearFigures(JSON.parse(data)))
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
