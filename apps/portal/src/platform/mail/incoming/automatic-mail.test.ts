import { expect, it } from 'vitest'
import { isAutomatic } from './automatic-mail.ts'

it.each([
  ['auto-submitted', 'auto-replied'],
  ['auto-submitted', 'Auto-Generated; owner-email="x"'],
  ['precedence', 'Bulk'],
  ['list-id', '<nyhetsbrev.example>'],
  ['list-unsubscribe', '<mailto:ut@example>'],
  ['x-autoreply', 'yes'],
  ['x-auto-response-suppress', 'All'],
  ['return-path', '<>'],
])('%s: %s comes from a machine', (name, value) => {
  expect(isAutomatic(new Map([[name, value]]))).toBe(true)
})

it.each([
  ['auto-submitted', 'no'],
  ['precedence', 'normal'],
  ['x-auto-response-suppress', 'OOF'],
  ['return-path', '<maja@example.org>'],
  ['subject', 'Auto-reply'],
])('%s: %s does not say so', (name, value) => {
  expect(isAutomatic(new Map([[name, value]]))).toBe(false)
})
