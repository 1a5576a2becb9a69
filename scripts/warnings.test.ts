import { expect, test } from 'vitest'
import { readWarning } from './warnings.ts'

test('takes the message of warnings and errors only', () => {
  expect(readWarning('{"level":"warn","msg":"the content system is slow"}')).toBe(
    'warn: the content system is slow',
  )
  expect(readWarning('{"level":"error","code":"57P01"}')).toBe('error: see the log')
  expect(readWarning('{"level":"info","msg":"request"}')).toBeUndefined()
  expect(readWarning('not JSON "level":"error"')).toBeUndefined()
})
