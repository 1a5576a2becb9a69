import { useSyncExternalStore } from 'react'
import type { ClosingsForm } from './forms.ts'

/** What this browser has done last, and how it is undone or looked at again. */
export type LastChange = {
  readonly text: string
  /** The closed inquiries, with the versions that reopening needs. */
  readonly closed: ClosingsForm['inquiries']
  /** The inquiry that it was about, when it was one. */
  readonly id: string | null
}

/** So long it can be undone from there; later on the page of the inquiry. */
const staysMilliseconds = 120_000

let last: LastChange | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function setLastChange(change: LastChange | null): void {
  last = change
  clearTimeout(timer)
  if (change) timer = setTimeout(() => setLastChange(null), staysMilliseconds)
  for (const listener of listeners) listener()
}

export const useLastChange = (): LastChange | null =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Closing an inquiry raises its version by one. */
export const afterClosing = (closed: ClosingsForm['inquiries']): ClosingsForm['inquiries'] =>
  closed.map(({ id, version }) => ({ id, version: version + 1 }))
