import { expect, test } from 'vitest'
import { type KeyPress, shortcutOf } from './shortcut-of.ts'

const press = (key: string, overrides: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  defaultPrevented: false,
  ...overrides,
})
const page = { isTyping: false, isInDialog: false }

test('a letter or a sign alone', () => {
  expect(shortcutOf(press('j'), page)).toBe('j')
  expect(shortcutOf(press('J'), page)).toBe('j')
  expect(shortcutOf(press('?'), page)).toBe('?')
  expect(shortcutOf(press('/'), page)).toBe('/')
})

test.each(['Enter', 'Tab', 'ArrowDown', ' ', 'Escape'])('%j keeps what it does', (key) => {
  expect(shortcutOf(press(key), page)).toBeNull()
})

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { isComposing: true },
  { repeat: true },
  { defaultPrevented: true },
])('%j means something else', (overrides) => {
  expect(shortcutOf(press('a', overrides), page)).toBeNull()
})

test('none while somebody types, and none under a dialog', () => {
  expect(shortcutOf(press('a'), { ...page, isTyping: true })).toBeNull()
  expect(shortcutOf(press('a'), { ...page, isInDialog: true })).toBeNull()
})
