import { expect, it } from 'vitest'
import { createLink } from '#core/accounts/links/account-link.server.ts'
import { createPasswords } from '#core/accounts/passwords/passwords.server.ts'
import { account } from '#core/accounts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testConfiguration } from '#testing/accounts.testing.server.ts'
import { changePassword, resetPassword } from './change-password.server.ts'

const { database } = await createTestDatabase()
const passwords = createPasswords()
const parts = { database, portalUrl: testConfiguration.PORTAL_URL }

it('does not undo a reset that came while it was hashing', async () => {
  const person = buildPerson()
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const token = await createLink(database, {
    purpose: 'reset-password',
    email: person.email,
    userId,
  })
  const form = { token, password: 'fire rare gule ender', locale: 'no' } as const
  const hash = async (password: string) => {
    await resetPassword({ ...parts, passwords }, form)
    return passwords.hash(password)
  }
  const changing = changePassword(
    { ...parts, passwords: { ...passwords, hash } },
    { userId, sessionId: 'that of the person who was logged out' },
    { currentPassword: person.password, password: 'tre grønne hester', locale: 'no' },
  )
  await expect(changing).rejects.toThrow('WRONG_PASSWORD')
  const [kept] = await database.select({ stored: account.password }).from(account)
  expect(await passwords.verify(kept?.stored ?? '', form.password)).toBe(true)
})
