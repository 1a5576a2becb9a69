import type { AuditedCalls } from '#testing/audited.testing.ts'
import { demoTypes } from './demo/types.ts'
import { newMember } from './memberships.testing.server.ts'
import { described } from './routes.server.ts'
import { usualSettings } from './rules/membership-facts.ts'
import { sendMonthlyInvoices } from './send-monthly-invoices.server.ts'
import { fitnessInvoice } from './tables.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    described.saveType,
    async () => {
      const [type] = demoTypes
      return { body: { ...type, code: 'AUDITED', version: 0 } }
    },
  ],
  [described.saveSettings, async () => ({ body: { ...usualSettings, version: 0 } })],
  [
    described.registerPayment,
    async (database) => {
      await newMember(database)
      const running = { database, today: '2026-11-23', portalUrl: 'https://portal.example' }
      await sendMonthlyInvoices(running)
      const [invoice] = await database.select().from(fitnessInvoice)
      return { params: { id: invoice?.id ?? '' }, body: { paidOn: '2026-11-23' } }
    },
  ],
]
