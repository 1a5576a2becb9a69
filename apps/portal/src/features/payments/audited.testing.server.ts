import { seedAttention } from '#core/payments/payments.testing.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './routes.server.ts'

/** Created, opened, authorised, confirmed, attention. */
const version = 5

export const auditedCalls: AuditedCalls = [
  [described.readAgain, async (database) => ({ params: { id: await seedAttention(database) } })],
  [
    described.tryAgain,
    async (database) => ({ params: { id: await seedAttention(database) }, body: { version } }),
  ],
  [
    described.giveBack,
    async (database) => ({
      params: { id: await seedAttention(database, { amountOre: 2_000_00 }) },
      body: { version, refundOre: 2_000_00, reason: '' },
    }),
  ],
]
