import { expect, test } from 'vitest'
import { formatFileSize } from './format.ts'

test('file sizes have the unit that suits them', () => {
  expect(formatFileSize(48_213)).toBe('48 kB')
  expect(formatFileSize(1)).toBe('1 kB')
  expect(formatFileSize(0)).toBe('0 kB')
  expect(formatFileSize(2_340_000)).toBe('2,3 MB')
})

test('beside a limit of 1,048,576 bytes they are counted as it is', () => {
  expect(formatFileSize(10 * 1_048_576, 1_024)).toBe('10 MB')
  expect(formatFileSize(1_048_575, 1_024)).toBe('1\u00a0024 kB')
})
