import { useSyncExternalStore } from 'react'
import type { CaseDecision } from '#core/cases/rules.ts'

/** A decision of this browser that has not taken effect. */
export type JustDecided = {
  readonly id: string
  readonly name: string
  readonly action: CaseDecision
  /** Milliseconds since 1970: from then on it cannot be taken back. */
  readonly until: number
}

let latest: JustDecided | null = null
const listeners = new Set<() => void>()

export function setJustDecided(decided: JustDecided | null): void {
  latest = decided
  for (const listener of listeners) listener()
}

/** The latest decision, for the case that is opened after it; null when none was made. */
export function useJustDecided(): JustDecided | null {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
