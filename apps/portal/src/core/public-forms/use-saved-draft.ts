import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, deleteDraft, saveDraft } from './draft.ts'

/**
 * Keeps what is written at every letter.
 * @param formId names the draft
 * @param draft that the form began with
 * @param fields that are kept: texts, and lists of texts
 */
export function useSavedDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  {
    formId,
    draft,
    userId,
    fields,
  }: { formId: string; draft: Draft | null; userId: string | null; fields: readonly string[] },
) {
  const id = useRef(draft?.id ?? crypto.randomUUID())
  const token = useRef(draft?.token ?? null)
  const isSent = useRef(false)
  const untouched = useRef(JSON.stringify(form.getValues()))

  function keep(): void {
    const written: Readonly<Record<string, unknown>> = form.getValues()
    // What somebody else has left here is not written over by an empty form.
    const isNew = draft === null && JSON.stringify(written) === untouched.current
    if (isSent.current || isNew) return
    saveDraft(window.sessionStorage, formId, {
      id: id.current,
      userId,
      token: token.current,
      savedAt: Date.now(),
      values: Object.fromEntries(fields.map((field) => [field, written[field]])) as Draft['values'],
    })
  }
  const keepLatest = useRef(keep)
  keepLatest.current = keep

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => keepLatest.current() }),
    [form],
  )

  return {
    id: id.current,
    keep,
    knownToken: () => token.current,
    keepToken(fresh: string): void {
      token.current = fresh
      keep()
    },
    forget(): void {
      isSent.current = true
      deleteDraft(window.sessionStorage, formId)
    },
  }
}
