import { expect, test } from 'vitest'
import { checkFiles } from './check-files.ts'

const megabytes = (number: number, more = 0) => ({ size: number * 1_048_576 + more })

test.each([
  ['none', [], 'FILES_REQUIRED'],
  ['one', [megabytes(1)], null],
  ['ten megabytes', [megabytes(4), megabytes(6)], null],
  ['one byte more', [megabytes(4), megabytes(6, 1)], 'FILES_TOO_LARGE'],
  ['as many as may be', [megabytes(0, 1), megabytes(0, 1), megabytes(0, 1)], null],
  ['one more', [megabytes(0), megabytes(0), megabytes(0), megabytes(0)], 'TOO_MANY_FILES'],
])('%s', (_, files, problem) => {
  expect(checkFiles(files, 3)).toBe(problem)
})
