import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Long enough not to save every letter, short enough to lose none that matters. */
const pauseMs = 800

/**
 * Keeps what is filled in on the server: a moment after the last letter, and at once when somebody
 * leaves the page.
 * @param keep saves what may be kept of them; the same function at each call
 * @returns how that went the last time
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isOpen: boolean,
  keep: (values: Values) => Promise<unknown>,
): 'none' | 'kept' | 'failed' {
  const [state, setState] = useState<'none' | 'kept' | 'failed'>('none')
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
          () => setState('kept'),
          () => setState('failed'),
        )
    }
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        unsaved.current = { ...values }
        clearTimeout(timer)
        timer = setTimeout(save, pauseMs)
      },
    })
    window.addEventListener('pagehide', save)
    return () => {
      stopWatching()
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [form, isOpen, keep])

  return state
}
