import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Long enough not to save every letter, short enough to lose none that matters. */
const pauseMs = 800

export type DraftState = 'none' | 'kept' | 'failed'

/**
 * Keeps what is filled in on the server: a moment after the last letter, and at once when somebody
 * leaves the page. While that fails, the browser asks before it leaves the page.
 * @param keep saves what may be kept of them, or says that there is nothing to keep; the same
 *   function at each call
 * @returns the outcome of the last save, and a function that cancels a save that has not started
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isOpen: boolean,
  keep: (values: Values) => Promise<'nothing' | object>,
): { state: DraftState; cancel: () => void } {
  const [state, setState] = useState<DraftState>('none')
  const unsaved = useRef<Values | null>(null)

  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      const values = unsaved.current
      unsaved.current = null
      if (values)
        keep(values).then(
          (outcome) => setState(outcome === 'nothing' ? 'none' : 'kept'),
          () => {
            // The next try takes it along, such as the one when the page is left.
            unsaved.current ??= values
            setState('failed')
          },
        )
    }
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save()
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unsaved.current = { ...values }
        clearTimeout(timer)
        timer = setTimeout(save, pauseMs)
      },
    })
    window.addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      stopWatching()
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      save()
    }
  }, [form, isOpen, keep])

  useEffect(() => {
    if (!isOpen || state !== 'failed') return
    window.addEventListener('beforeunload', askBeforeLeaving)
    return () => window.removeEventListener('beforeunload', askBeforeLeaving)
  }, [isOpen, state])

  const cancel = useCallback(() => {
    unsaved.current = null
    setState('none')
  }, [])
  return { state, cancel }
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
