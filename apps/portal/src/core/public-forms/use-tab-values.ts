import { useState } from 'react'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { type Draft, deleteDraft, readDraft, saveDraft } from './draft.ts'

type Values = Draft['values']

/** What somebody has typed in this tab, by field. */
export type TabValues = {
  /** What was typed before a reload or another login; null without anything, and once it is sent. */
  readonly restored: Pick<Draft, 'values' | 'savedAt'> | null
  /** Whether something typed is in this tab and nowhere else. */
  readonly isKept: boolean
  /** Keeps what is typed now; null where it says nothing new. */
  readonly keep: (values: Values | null) => void
  /** It is sent or given up. */
  readonly forget: () => void
}

/**
 * Keeps what somebody who is logged in types, in this tab until it is sent. In a `SignedIn`, which knows
 * who it is.
 * @param key names the form and what it is about
 */
export function useTabValues(key: string): TabValues {
  const userId = useSessionUser()?.id ?? null
  const [restored, setRestored] = useState(() =>
    userId === null ? null : readDraft(window.sessionStorage, key, userId, Date.now()),
  )
  const [isKept, setKept] = useState(restored !== null)

  function forget(): void {
    setRestored(null)
    setKept(false)
    deleteDraft(window.sessionStorage, key)
  }

  function keep(values: Values | null): void {
    if (values === null || userId === null) {
      forget()
      return
    }
    setKept(true)
    const savedAt = Date.now()
    saveDraft(window.sessionStorage, key, { id: key, userId, token: null, savedAt, values })
  }

  return { restored, isKept, keep, forget }
}
