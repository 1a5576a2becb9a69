import { expect, it } from 'vitest'
import { createLink } from '#core/accounts/links/account-link.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { confirmEmailChange } from './change-email.server.ts'

const { database } = await createTestDatabase()

it('proves a claim when an institution has delivered the number with the new address', async () => {
  const person = buildPerson()
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const [number = ''] = makeNumbers('220991', 1)
  const email = `new-${person.email}`
  const line = { line: 2, nationalId: number, email, semesterCode: '2026H', isPaid: true }
  await importRegistrations(
    database,
    testEncryption,
    { institution: 'UiO', deliveredBy: 'a test', lines: [line] },
    '2026-11-21',
  )
  await claimNationalId(database, testEncryption, { userId, number })
  const proof = async () => (await findNationalId(database, testEncryption, userId))?.proof?.by
  expect(await proof()).toBeUndefined()
  const token = await createLink(database, { purpose: 'change-email', email, userId })
  const parts = { database, encryption: testEncryption, portalUrl: 'https://trivsel.example' }
  await confirmEmailChange(parts, { token, locale: 'no' })
  expect(await proof()).toBe('delivery')
})
