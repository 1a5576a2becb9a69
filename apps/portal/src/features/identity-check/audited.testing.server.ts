import { claimNationalId } from '#core/semester-registrations/claim-national-id.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { makeNumbers } from '#testing/find-leaks.testing.ts'
import { described } from './endpoints.server.ts'

const [number = ''] = makeNumbers('210389', 1)

export const auditedCalls: AuditedCalls = [
  [
    described.confirm,
    async (database) => {
      const person = buildPerson({ membership: null })
      const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
      await claimNationalId(database, testEncryption, { userId, number })
      return { body: { userId, number, document: 'passport' }, concernedId: userId }
    },
  ],
]
