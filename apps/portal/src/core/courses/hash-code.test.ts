import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashTicketCode } from './hash-code.ts'

test('the hash of a code is the same on a phone and on the server', async () => {
  // The hash of the second one has all signs that base64 and base64url write differently.
  for (const code of ['KQ7M3WPRX2TZN5HVABCDEFGHIJ', 'KQ7M3WPRX2TZN5HVABCDEFGHAA'])
    expect(await hashTicketCode(code)).toBe(createHash('sha256').update(code).digest('base64url'))
})
