import { useEffect, useRef } from 'react'

/** Of the part of the page with the appeals. */
export const appealHeadingId = 'refund-appeal'

/**
 * Gives the focus to an element once what had it is gone.
 * @returns says that it is about to go
 */
export function useFocusAfter(elementId: string): () => void {
  const isExpected = useRef(false)
  useEffect(
    () => () => {
      if (isExpected.current) document.getElementById(elementId)?.focus()
    },
    [elementId],
  )
  return () => {
    isExpected.current = true
  }
}
