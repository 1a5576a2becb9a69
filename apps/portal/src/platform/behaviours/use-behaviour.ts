import { type RefObject, useEffect, useRef } from 'react'
import type { Behaviour } from './behaviour.ts'

/** The same behaviour on a page that React has hydrated. @returns the reference of its element */
export function useBehaviour<Element extends HTMLElement>(
  behaviour: Behaviour,
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (!element.current) return
    const controller = new AbortController()
    behaviour(element.current, controller.signal)
    return () => controller.abort()
  }, [behaviour])
  return element
}
