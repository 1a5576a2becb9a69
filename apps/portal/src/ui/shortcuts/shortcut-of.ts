/** What a key press says, as far as shortcuts go. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat' | 'defaultPrevented'
>

/** Where the press happened. */
export type PressedIn = {
  /** In a field in which letters are typed or choose something. */
  readonly isTyping: boolean
  /** A dialog is open, which has keys of its own. */
  readonly isInDialog: boolean
}

/**
 * The letter or sign of a shortcut, whether it is written small or large; null for a press that
 * means something else. Only presses without Ctrl, Alt and Cmd count: those belong to the browser.
 */
export function shortcutOf(press: KeyPress, { isTyping, isInDialog }: PressedIn): string | null {
  if (isTyping || isInDialog || press.defaultPrevented || press.isComposing || press.repeat)
    return null
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  return press.key.length === 1 && press.key !== ' ' ? press.key.toLowerCase() : null
}
