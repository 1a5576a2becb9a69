import { expect, test } from 'vitest'
import { requestIdFrom } from './request-id.server.ts'

test.each(['4f1c2a9e', '01936b1e-7c3e-7a5b-9d2c-123456789012', 'req_20261121103000'])(
  'the id %s of a proxy is taken over',
  (id) => {
    expect(requestIdFrom(id)).toBe(id)
  },
)

test.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'with space',
  'a"b"c"d"e',
  '13097205315',
  '130972-05315',
  'fnr-13097205315',
])('%j is not: it is given one of our own', (id) => {
  expect(requestIdFrom(id)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
})
