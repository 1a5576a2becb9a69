import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type DraftState, useDraft } from '#ui/form/use-draft.ts'
import { deleteDraft, draftsQuery, saveDraft } from '../queries.ts'
import type { DraftValues, StaffDraft } from './draft.ts'
import { findDraft } from './find-draft.ts'
import { typedValues } from './typed-values.ts'

export type UsedDraft = {
  readonly state: DraftState
  /** What was typed before, and is in the form again; null without one, and once it is sent. */
  readonly restored: StaffDraft | null
  /** Whether what it is about is another version now than it was then. */
  readonly isOutdated: boolean
  /** It was sent: nothing of it is kept. Before the form is emptied or taken away. */
  readonly forget: () => void
  /** The form is as if nothing had been typed. */
  readonly discard: () => void
}

/**
 * Keeps what is typed in a form of the staff area on the server, and brings it back: after a reload, a
 * lost session, or on another device. In a `StaffPage`, which has asked for all drafts before.
 * @param key names the form and what it is about: `inquiry-answer:<id>`
 * @param fields that are kept
 * @param version of what it is about, as it is now
 */
export function useStaffDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  {
    key,
    fields,
    version = null,
  }: { key: string; fields: readonly Path<Values>[]; version?: number | null },
): UsedDraft {
  const queryClient = useQueryClient()
  const [restored, setRestored] = useState(() =>
    findDraft(queryClient.getQueryData(draftsQuery.queryKey), key, fields),
  )
  const known = useRef({ fields, version: restored?.version ?? version, isKept: restored !== null })
  known.current.fields = fields
  // It is about what was seen when somebody began to type.
  if (!known.current.isKept) known.current.version = version

  const setKnown = useCallback(
    (draft: StaffDraft | null) =>
      queryClient.setQueryData(draftsQuery.queryKey, (drafts: StaffDraft[] = []) => [
        ...(draft ? [draft] : []),
        ...drafts.filter((other) => other.key !== key),
      ]),
    [queryClient, key],
  )
  /** One after the other: what is sent last is what stays. */
  const calls = useRef<Promise<unknown>>(Promise.resolve())
  const call = useCallback(<Answer>(next: () => Promise<Answer>): Promise<Answer> => {
    const result = calls.current.then(next)
    calls.current = result.catch(() => undefined)
    return result
  }, [])

  const forgetSaved = useCallback(async () => {
    setKnown(null)
    const { isKept } = known.current
    known.current.isKept = false
    if (isKept) await call(() => deleteDraft(key))
    return 'nothing' as const
  }, [call, key, setKnown])

  const keep = useCallback(
    (values: Values) => {
      const typed = typedValues(
        values,
        form.formState.defaultValues as Readonly<Record<string, unknown>>,
        known.current.fields,
      )
      if (!typed) return forgetSaved()
      const draft = { key, values: typed, version: known.current.version }
      known.current.isKept = true
      setKnown({ ...draft, savedAt: new Date().toISOString() })
      return call(() => saveDraft(draft))
    },
    [form, key, call, forgetSaved, setKnown],
  )
  const { state, cancel } = useDraft(form, true, keep)

  const begun = useRef(restored)
  useEffect(() => {
    if (!begun.current) return
    fill(form, known.current.fields, begun.current.values)
    // It is what the server has: there is nothing to save as yet.
    cancel()
  }, [form, cancel])

  const forget = useCallback(() => {
    cancel()
    setRestored(null)
    begun.current = null
    forgetSaved().catch(() => undefined)
  }, [cancel, forgetSaved])

  return {
    state,
    restored,
    isOutdated: restored !== null && restored.version !== version,
    forget,
    discard: () => {
      // Forms that follow what is saved keep what was typed when they are reset otherwise.
      form.reset(undefined, { keepDirtyValues: false })
      forget()
    },
  }
}

function fill<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  values: DraftValues,
): void {
  for (const field of fields)
    if (values[field] !== undefined)
      form.setValue(field, values[field] as PathValue<Values, Path<Values>>, { shouldDirty: true })
}
