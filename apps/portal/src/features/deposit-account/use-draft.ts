import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ApplicationForm } from './application-form.ts'
import { keepDraft } from './queries.ts'

/** Long enough not to save every letter, short enough to lose none that matters. */
const pauseMs = 800

/**
 * Keeps what is filled in on the server: a moment after the last letter, and at once when somebody
 * leaves the page.
 * @returns how that went the last time
 */
export function useDraft(
  form: UseFormReturn<ApplicationForm>,
  isOpen: boolean,
): 'none' | 'kept' | 'failed' {
  const [state, setState] = useState<'none' | 'kept' | 'failed'>('none')
  const unsaved = useRef<ApplicationForm | null>(null)

  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      const values = unsaved.current
      unsaved.current = null
      if (values)
        keepDraft(values).then(
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
  }, [form, isOpen])

  return state
}
