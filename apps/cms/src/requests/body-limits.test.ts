import { expect, it } from 'vitest'
import { bodyLimit } from './body-limits.ts'

it.each([
  [false, 'application/json', 65_536],
  [false, 'multipart/form-data; boundary=x', 65_536],
  [true, 'application/json', 2_097_152],
  [true, null, 2_097_152],
  [true, 'text/plain; multipart/form-data', 2_097_152],
  [true, 'Multipart/Form-Data; boundary=x', 525_336_576],
])('signed in %s with %s may send %d bytes', (isSignedIn, contentType, bytes) => {
  expect(bodyLimit({ isSignedIn, contentType })).toBe(bytes)
})
