import { expect, test } from 'vitest'
import { formatFileSize, telephoneLink } from './format.ts'

test('file sizes have the unit that suits them', () => {
  expect(formatFileSize(48_213)).toBe('48 kB')
  expect(formatFileSize(2_340_000)).toBe('2,3 MB')
})

test('a telephone link holds only what can be dialled', () => {
  expect(telephoneLink('+47 00 00 01 23')).toBe('tel:+4700000123')
})
