import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

describe('a password hash', () => {
  it('is argon2id at the OWASP minimum, with a new salt each time', async () => {
    const [first, second] = await Promise.all([hashPassword('hemmelig'), hashPassword('hemmelig')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(second).not.toBe(first)
  })

  it('matches its password and no other', async () => {
    const stored = await hashPassword('blåbærsyltetøy')
    expect(await verifyPassword(stored, 'blåbærsyltetøy')).toBe(true)
    expect(await verifyPassword(stored, 'blåbærsyltetøY')).toBe(false)
    expect(await verifyPassword(stored, '')).toBe(false)
  })

  it('matches however the characters are composed', async () => {
    const stored = await hashPassword('å')
    expect(await verifyPassword(stored, 'a\u030a')).toBe(true)
  })

  it('of the reference program is understood', async () => {
    const fromReference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await verifyPassword(fromReference, 'password')).toBe(true)
    expect(await verifyPassword(fromReference, 'passwore')).toBe(false)
  })

  it.each([
    '',
    'plain text',
    '$argon2i$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '$argon2id$v=19$m=9999999,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '$argon2id$v=19$m=19456,t=0,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    '$argon2id$v=19$m=0,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ])('%j is none of ours and matches nothing', async (stored) => {
    expect(await verifyPassword(stored, 'plain text')).toBe(false)
  })
})
