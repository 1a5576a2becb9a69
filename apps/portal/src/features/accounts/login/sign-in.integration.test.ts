import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createLink } from '#core/accounts/links/account-link.server.ts'
import { createPasswords } from '#core/accounts/passwords/passwords.server.ts'
import { session } from '#core/accounts/tables.server.ts'
import { createSignIn } from '#core/sessions/sign-in.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testConfiguration } from '#testing/accounts.testing.server.ts'
import { resetPassword } from '../passwords/change-password.server.ts'

const { database } = await createTestDatabase()
const passwords = createPasswords()

it('a login with the old password that a reset overtakes leaves no session', async () => {
  const person = buildPerson()
  const { email } = person
  const userId = (await seedPeople(database, [person])).get(email) ?? ''
  const token = await createLink(database, { purpose: 'reset-password', email, userId })
  const signIn = createSignIn({
    database,
    passwords: {
      hash: passwords.hash,
      verify: async (stored, password) => {
        const isRight = await passwords.verify(stored, password)
        const form = { token, password: 'fire rare gule ender', locale: 'no' } as const
        const { PORTAL_URL: portalUrl } = testConfiguration
        await resetPassword({ database, passwords, portalUrl }, form)
        return isRight
      },
    },
    sessions: { end: async () => undefined },
    configuration: testConfiguration,
  })
  const login = new Hono().post('/', async (context) => {
    await expect(signIn.start(context, person)).rejects.toThrow('INVALID_EMAIL_OR_PASSWORD')
    return context.body(null)
  })
  const answer = await login.request('/', { method: 'POST' })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await database.select().from(session)).toEqual([])
})
