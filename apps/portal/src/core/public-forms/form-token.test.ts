import { expect, it } from 'vitest'
import { issueToken, readToken } from './form-token.server.ts'

const secret = 's'.repeat(32)
const now = new Date('2026-11-23T10:00:00Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)

it('is good for half an hour', () => {
  const token = issueToken(secret, now)
  const end = after(30 * 60_000)
  expect(readToken(secret, token, now)).toEqual({ id: token.split('.')[0], expiresAt: end })
  expect(readToken(secret, token, after(30 * 60_000 - 1))).not.toBeNull()
  expect(readToken(secret, token, end)).toBeNull()
})

it('is another one each time', () => {
  expect(issueToken(secret, now)).not.toBe(issueToken(secret, now))
})

it('is nobody’s to make, change or lengthen', () => {
  const token = issueToken(secret, now)
  const [id = '', expires = '', signature = ''] = token.split('.')
  const forged = [
    '',
    '..',
    token.slice(0, -1),
    `${token}.x`,
    `x${token}`,
    `${id}.${Number(expires) + 1}.${signature}`,
    issueToken('t'.repeat(32), now),
  ]
  for (const text of forged) expect(readToken(secret, text, now), text).toBeNull()
})
