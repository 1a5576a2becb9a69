import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { visitedEvent } from '#platform/behaviours/behaviour.ts'

/** Says when the router has shown another address, as the replacing of a light page's content does. */
export function useVisited(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ hrefChanged }) => {
        if (hrefChanged) document.dispatchEvent(new Event(visitedEvent))
      }),
    [router],
  )
}
