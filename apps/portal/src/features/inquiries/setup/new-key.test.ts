import { expect, it } from 'vitest'
import { newKey } from './new-key.ts'

it.each([
  ['Housing', 'housing'],
  ['  Food & drink, on campus! ', 'food-drink-on-campus'],
  ['Ærlig Årsøl', 'aerlig-arsol'],
  ['Café', 'cafe'],
  ['学生', 'category'],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['a'.repeat(50), 'a'.repeat(40)],
])('%s is %s', (name, key) => {
  expect(newKey(name, [])).toBe(key)
})

it('gets a number when the key exists, within the same maximum length', () => {
  expect(newKey('Housing', ['housing', 'housing-2'])).toBe('housing-3')
  const long = 'a'.repeat(40)
  expect(newKey(long, [long])).toBe(`${'a'.repeat(38)}-2`)
  expect(newKey(`${'a'.repeat(37)} bcd`, [`${'a'.repeat(37)}-bc`])).toBe(`${'a'.repeat(37)}-2`)
})
