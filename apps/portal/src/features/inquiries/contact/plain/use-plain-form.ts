import { useLayoutEffect, useRef, useState } from 'react'
import type { LoadedDraft } from '../form/use-contact-draft.ts'
import { withTyped } from './with-typed.ts'

type Taken = {
  readonly reader: string | null
  readonly start: LoadedDraft
  readonly focus: () => void
}

/**
 * Hands over from the plain form to that of the script, with text, files and focus, before the browser
 * paints.
 * @param ready what the other form needs; null while it is loaded, and the plain form is shown
 * @returns `start`: with which the other form begins; null while the plain form is shown
 */
export function usePlainForm(ready: { reader: string | null; loaded: LoadedDraft } | null) {
  const form = useRef<HTMLFormElement>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const isTaken = ready !== null && taken !== null && taken.reader === ready.reader
  useLayoutEffect(() => {
    if (ready === null || isTaken) return
    const { reader, loaded } = ready
    const plain = form.current
    const typed = { userId: reader, now: Date.now() }
    setTaken({
      reader,
      start: plain ? withTyped(loaded, new FormData(plain), typed) : loaded,
      focus: noteFocus(plain),
    })
  }, [ready, isTaken])
  useLayoutEffect(() => taken?.focus(), [taken])
  return { form, start: isTaken ? taken.start : null }
}

/** @returns puts the focus, and the caret, where they were: in the field with the same id */
function noteFocus(form: HTMLFormElement | null): () => void {
  const focused = document.activeElement
  if (!form?.contains(focused) || !focused?.id) return () => {}
  const { id } = focused
  const caret = 'selectionStart' in focused ? (focused.selectionStart as number | null) : null
  return () => {
    const field = document.getElementById(id)
    field?.focus({ preventScroll: true })
    if (
      caret !== null &&
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    )
      field.setSelectionRange(caret, caret)
  }
}
