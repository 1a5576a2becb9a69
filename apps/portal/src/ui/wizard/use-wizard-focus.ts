import { type RefObject, useEffect, useRef } from 'react'
import { fragmentOf } from '../layout/fragment-of.ts'

/**
 * After each step the focus goes to the heading of the step, or to the part of it that the address
 * names, and screen readers announce it.
 * @returns for the element around all steps, which can be focused itself
 */
export function useWizardFocus(page: number): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const part = document.getElementById(fragmentOf(location.hash))
    const heading = area.current?.querySelector<HTMLElement>('[data-step-heading]')
    const target = part && area.current?.contains(part) ? part : (heading ?? area.current)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'start' })
  }, [page])
  return area
}
