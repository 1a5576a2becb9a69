import { useEffect, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { deleteDraft, readDraft, saveDraft } from '#core/public-forms/draft.ts'
import type { FoundingForm } from '../model/founding-form.ts'

const formId = 'create-association'

/** What was written in this tab and not sent, without the files. */
export function readFoundingDraft(userId: string): Partial<FoundingForm> | null {
  const draft = readDraft(window.sessionStorage, formId, userId, Date.now())
  if (!draft) return null
  try {
    const read: unknown = JSON.parse(String(draft.values.form ?? 'null'))
    return typeof read === 'object' && read !== null ? (read as Partial<FoundingForm>) : null
  } catch {
    return null
  }
}

/**
 * Keeps what is written at every letter. Chosen files are not kept: a browser gives them to the page
 * once.
 */
export function useFoundingDraft(form: UseFormReturn<FoundingForm>, userId: string) {
  const isSent = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (isSent.current) return
          const { statutes: _, minutes: __, ...written } = values
          saveDraft(window.sessionStorage, formId, {
            id: formId,
            userId,
            token: null,
            savedAt: Date.now(),
            values: { form: JSON.stringify(written) },
          })
        },
      }),
    [form, userId],
  )
  return useMemo(
    () => ({
      forget: () => {
        isSent.current = true
        deleteDraft(window.sessionStorage, formId)
      },
    }),
    [],
  )
}
