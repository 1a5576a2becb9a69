import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Typed } from '#core/editable/form.ts'
import { deleteDraft, readDraft, saveDraft } from '#core/public-forms/draft.ts'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { typedValues } from '#core/staff-area/drafts/typed-values.ts'
import type { UsedDraft } from '#core/staff-area/drafts/use-staff-draft.ts'

/** Beside the fields, the version that somebody had read when they began to type. */
const versionField = 'version'

/**
 * Keeps what is typed in this tab and brings it back after a reload or a lost session, as
 * `useStaffDraft` does on the server for staff. Only for somebody who is logged in.
 */
export function useTabDraft(
  form: UseFormReturn<Typed>,
  wanted: { key: string; fields: readonly string[]; version?: number | null },
): UsedDraft {
  const { key, version = null } = wanted
  const userId = useSessionUser()?.id ?? null
  const [begun] = useState(() => readDraft(window.sessionStorage, key, userId, Date.now()))
  const [restored, setRestored] = useState(() => begun && toStaffDraft(key, begun))
  const [state, setState] = useState<UsedDraft['state']>('none')
  const known = useRef({
    ...wanted,
    userId,
    version: restored?.version ?? version,
    isKept: !!begun,
  })
  known.current.fields = wanted.fields
  if (!known.current.isKept) known.current.version = version

  const keep = useCallback(
    (values: Typed) => {
      const { fields, userId, version } = known.current
      const before = (form.formState.defaultValues ?? {}) as Readonly<Record<string, unknown>>
      const typed = typedValues(values, before, fields)
      known.current.isKept = typed !== null
      setState(typed ? 'kept' : 'none')
      if (!typed) return deleteDraft(window.sessionStorage, key)
      const texts = Object.entries(typed).map(([field, value]) => [field, String(value ?? '')])
      saveDraft(window.sessionStorage, key, {
        id: key,
        userId,
        token: null,
        savedAt: Date.now(),
        values: Object.fromEntries([...texts, [versionField, String(version ?? '')]]),
      })
    },
    [form, key],
  )

  const isFilled = useRef(false)
  useEffect(() => {
    if (restored && !isFilled.current)
      for (const field of known.current.fields) {
        const value = restored.values[field]
        if (typeof value === 'string') form.setValue(field, value, { shouldDirty: true })
      }
    isFilled.current = true
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    })
  }, [form, keep, restored])

  const forget = useCallback(() => {
    known.current.isKept = false
    setRestored(null)
    setState('none')
    deleteDraft(window.sessionStorage, key)
  }, [key])

  return {
    state,
    restored,
    isOutdated: restored !== null && restored.version !== version,
    forget,
    discard: () => {
      form.reset(undefined, { keepDirtyValues: false })
      forget()
    },
  }
}

type Begun = NonNullable<ReturnType<typeof readDraft>>

function toStaffDraft(key: string, { values, savedAt }: Begun) {
  const { [versionField]: version, ...typed } = values
  return {
    key,
    values: Object.fromEntries(
      Object.entries(typed).map(([field, value]) => [field, String(value)]),
    ),
    version: version ? Number(version) : null,
    savedAt: new Date(savedAt).toISOString(),
  }
}
