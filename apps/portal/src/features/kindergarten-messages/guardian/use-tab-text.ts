import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, readDraft } from '#core/public-forms/draft.ts'
import { useSavedDraft } from '#core/public-forms/use-saved-draft.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'

/** What was typed in this tab before a reload or another login. In a `SignedIn`. */
export function useTypedBefore(formId: string): Draft | null {
  const userId = useSessionUser()?.id ?? null
  const [draft] = useState(() => readDraft(window.sessionStorage, formId, userId, Date.now()))
  return draft
}

/** Keeps what is typed in this tab until it is sent. */
export function useTabText<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  wanted: {
    readonly formId: string
    readonly draft: Draft | null
    readonly fields: readonly string[]
  },
) {
  const userId = useSessionUser()?.id ?? null
  return useSavedDraft(form, { ...wanted, userId })
}

/** A text of a draft; empty where there is none. */
export const typedText = (draft: Draft | null, field: string): string => {
  const value = draft?.values[field]
  return typeof value === 'string' ? value : ''
}
