import { seedAttention } from '#core/payments/payments.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './endpoints.server.ts'

/** Created, opened, authorised, confirmed, attention. */
const version = 5

async function attention(database: Database, amountOre = 150_00) {
  const person = buildPerson({ membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  const id = await seedAttention(database, { userId, amountOre })
  return { params: { id }, concernedId: userId }
}

export const auditedCalls: AuditedCalls = [
  [described.refresh, (database) => attention(database)],
  [described.retry, async (database) => ({ ...(await attention(database)), body: { version } })],
  [
    described.refund,
    async (database) => ({
      ...(await attention(database, 2_000_00)),
      body: { version, refundOre: 2_000_00, reason: 'The hall is closed' },
    }),
  ],
]
