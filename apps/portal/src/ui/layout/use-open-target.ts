import { useEffect } from 'react'
import { attach } from './open-target.behaviour.ts'

/** On pages that React has hydrated. */
export function useOpenTarget(): void {
  useEffect(() => {
    const controller = new AbortController()
    attach(document.body, controller.signal)
    return () => controller.abort()
  }, [])
}
