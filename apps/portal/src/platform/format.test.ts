import { expect, test } from 'vitest'
import { formatFileSize } from './format.ts'

test('file sizes have the unit that suits them', () => {
  expect(formatFileSize(48_213)).toBe('48 kB')
  expect(formatFileSize(2_340_000)).toBe('2,3 MB')
})
