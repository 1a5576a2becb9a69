import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './routes.server.ts'
import { usualSettings } from './rules/membership-facts.ts'
import { sendMonthlyInvoices } from './send-monthly-invoices.server.ts'
import { fitnessInvoice } from './tables.server.ts'
import { newMember } from './testing/memberships.testing.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    described.saveType,
    async () => ({
      body: {
        code: 'AUDITED',
        validFrom: '2027-01-01',
        nameNo: 'Morgen',
        nameEn: 'Morning',
        noteNo: '',
        noteEn: '',
        isForStudents: false,
        payment: 'monthly',
        months: 0,
        priceOre: 10_000,
        startFeeOre: 0,
        isOffered: true,
        version: 0,
      },
    }),
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
