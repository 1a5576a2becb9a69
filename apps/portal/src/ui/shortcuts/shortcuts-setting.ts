import { useSyncExternalStore } from 'react'

/** In this browser alone: another keyboard may want them otherwise. */
const key = 'portal-shortcuts'
const listeners = new Set<() => void>()

/** Whether single keys do something (WCAG 2.1.4: they can be turned off). */
export function useAreShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn, () => true)
}

export function areShortcutsOn(): boolean {
  return window.localStorage.getItem(key) !== 'off'
}

export function turnShortcuts(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
