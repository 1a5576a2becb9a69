import { useEffect, useEffectEvent } from 'react'
import { shortcutOf } from './shortcut-of.ts'
import { areShortcutsOn } from './shortcuts-setting.ts'

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Single keys that do something as long as the component is there; see `shortcutOf`. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const pressed = shortcutOf(event, pressedIn(event.target))
    const act = pressed !== null && Object.hasOwn(shortcuts, pressed) && shortcuts[pressed]
    if (!act || !areShortcutsOn()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Boxes to tick and buttons take no letters. */
const typed =
  'input:not([type="radio"], [type="checkbox"], [type="button"], [type="submit"]), textarea, select, [contenteditable="true"]'

function pressedIn(target: EventTarget | null) {
  return {
    isTyping: target instanceof Element && target.closest(typed) !== null,
    isInDialog: document.querySelector('dialog[open]') !== null,
  }
}
