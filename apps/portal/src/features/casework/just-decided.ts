import { useSyncExternalStore } from 'react'
import type { DecisionForm } from './decision-form.ts'

export type DecidedValues = Omit<DecisionForm, 'version'>

/** A decision of this browser that has not taken effect. */
export type JustDecided = {
  readonly id: string
  readonly name: string
  readonly values: DecidedValues
  /** Milliseconds since 1970: from then on it cannot be taken back. */
  readonly until: number
}

type Store = {
  /** For the case that is opened after it; null when none was made. */
  readonly decided: JustDecided | null
  /** For the form of its case, in which it is again as it was. */
  readonly undone: JustDecided | null
}

const nothing: Store = { decided: null, undone: null }
let store = nothing
const listeners = new Set<() => void>()

function change(next: Store): void {
  store = next
  for (const listener of listeners) listener()
}

export const setJustDecided = (decided: JustDecided) => change({ decided, undone: null })
export const setUndone = (undone: JustDecided) => change({ decided: null, undone })
export const forgetDecided = () => change({ ...store, decided: null })
export const forgetUndone = () => change({ ...store, undone: null })

export function useJustDecided(): Store {
  return useSyncExternalStore(
    subscribe,
    () => store,
    () => nothing,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
