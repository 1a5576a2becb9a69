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

type UsedPasswords = Parameters<typeof createSignIn>[0]['passwords']

/** The answer to a login that is refused. */
async function refusedLogin(
  used: UsedPasswords,
  credentials: { email: string; password: string },
): Promise<Response> {
  const signIn = createSignIn({
    database,
    passwords: used,
    sessions: { end: async () => undefined },
    configuration: testConfiguration,
  })
  const login = new Hono().post('/', async (context) => {
    await expect(signIn.start(context, credentials)).rejects.toThrow('INVALID_EMAIL_OR_PASSWORD')
    return context.body(null)
  })
  return login.request('/', { method: 'POST' })
}

it('a login with the old password that a reset overtakes leaves no session', async () => {
  const person = buildPerson()
  const { email } = person
  const userId = (await seedPeople(database, [person])).get(email) ?? ''
  const token = await createLink(database, { purpose: 'reset-password', email, userId })
  const overtaken: UsedPasswords = {
    hash: passwords.hash,
    verify: async (stored, password) => {
      const isRight = await passwords.verify(stored, password)
      const form = { token, password: 'fire rare gule ender', locale: 'no' } as const
      const { PORTAL_URL: portalUrl } = testConfiguration
      await resetPassword({ database, passwords, portalUrl }, form)
      return isRight
    },
  }
  const answer = await refusedLogin(overtaken, person)
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await database.select().from(session)).toEqual([])
})

it('costs as much work for an unknown address as for a known one', async () => {
  const person = buildPerson()
  await seedPeople(database, [person])
  /** Of a stored hash: memory, passes and parallelism. */
  const costOf = (stored: string) => stored.split('$').slice(1, 4).join(' ')
  const costs: string[] = []
  const counted: UsedPasswords = {
    hash: async (password) => {
      const stored = await passwords.hash(password)
      costs.push(costOf(stored))
      return stored
    },
    verify: (stored, password) => {
      costs.push(costOf(stored))
      return passwords.verify(stored, password)
    },
  }
  for (const email of [person.email, 'ukjent@trivsel.example'])
    await refusedLogin(counted, { email, password: 'feil passord' })
  expect(costs).toEqual([costs[0], costs[0]])
  expect(costs[0]).toMatch(/^argon2id v=19 m=/)
})
