import { useNavigate } from '@tanstack/react-router'
import { startTransition, useOptimistic } from 'react'
import { type ChosenSearch, type CourtSearch, readCourtSearch } from './court-search.ts'

export type Choose = (changed: ChosenSearch) => void

/**
 * The choice in the address, changed at once: the browser has the timeslots of all days, so what is
 * chosen is shown before the navigation is over.
 */
export function useChoice(search: CourtSearch): readonly [CourtSearch, Choose] {
  const navigate = useNavigate()
  const [shown, show] = useOptimistic(search)
  return [
    shown,
    (changed) =>
      startTransition(async () => {
        const next = readCourtSearch({ ...shown, ...changed })
        show(next)
        await navigate({ to: '/sports/courts-and-halls', search: next, resetScroll: false })
      }),
  ]
}
