import { eq } from 'drizzle-orm'
import { importedAccount } from '#core/accounts/imported/tables.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { frontDeskDescribed } from './front-desk/endpoints.server.ts'
import { invoicesDescribed } from './invoices/endpoints.server.ts'
import { sendMonthlyInvoices } from './invoices/send-monthly-invoices.server.ts'
import { memberFileDescribed } from './member-file/endpoints.server.ts'
import { previewMembers } from './member-file/import-members.server.ts'
import { getOfferedType } from './model/find-types.server.ts'
import { firstInvoice, totalOf } from './model/rules/invoicing.ts'
import { defaultSettings } from './model/rules/membership-facts.ts'
import { fitnessInvoice } from './model/tables.server.ts'
import { membershipSetupDescribed } from './setup/endpoints.server.ts'
import { importer, makeImport, memberFile, readOf } from './testing/member-file.testing.server.ts'
import { addTypes, newMember, newPerson, newType } from './testing/memberships.testing.server.ts'

export const auditedCalls: AuditedCalls = [
  [membershipSetupDescribed.saveType, async () => ({ body: { ...newType, code: 'AUDITED' } })],
  [
    membershipSetupDescribed.saveSettings,
    async () => ({ body: { ...defaultSettings, version: 0 } }),
  ],
  [
    invoicesDescribed.registerPayment,
    async (database) => {
      const { userId } = await newMember(database)
      const running = { database, today: '2026-11-23', portalUrl: 'https://portal.example' }
      await sendMonthlyInvoices(running)
      const [invoice] = await database
        .select()
        .from(fitnessInvoice)
        .where(eq(fitnessInvoice.userId, userId))
      return {
        params: { id: invoice?.id ?? '' },
        body: { paidOn: '2026-11-23' },
        concernedId: userId,
      }
    },
  ],
  [
    frontDeskDescribed.changeMembership,
    async (database) => {
      const { userId } = await newMember(database)
      const change = { action: 'terminate', reason: 'PRICE' } as const
      const body = { change, version: 1, why: 'Ba om det i skranken' }
      return { params: { id: userId }, body, concernedId: userId }
    },
  ],
  [
    frontDeskDescribed.sellMembership,
    async (database) => {
      await addTypes(database)
      const startDate = osloDate(new Date())
      const type = await getOfferedType(database, 'ORDINARY_FREE', startDate)
      const concernedId = await newPerson(database)
      return {
        params: { id: concernedId },
        concernedId,
        body: {
          orderId: crypto.randomUUID(),
          type: type.code,
          startDate,
          waivedRules: [],
          totalOre: totalOf(firstInvoice(type, startDate, 14)),
          why: 'Kjøpte i skranken',
        },
      }
    },
  ],
  [memberFileDescribed.preview, async () => ({ body: memberFile('preview') })],
  [
    memberFileDescribed.importFile,
    async (database) => {
      await addTypes(database)
      const file = memberFile('import')
      const { version } = await previewMembers(database, importer, readOf(file))
      return { query: { version, fileName: 'members.csv' }, body: file }
    },
  ],
  [
    memberFileDescribed.invite,
    async (database) => ({ params: { id: await makeImport(database, 'invite') } }),
  ],
  [
    memberFileDescribed.undo,
    async (database) => {
      const id = await makeImport(database, 'undo')
      const [made] = await database
        .select({ concernedId: importedAccount.userId })
        .from(importedAccount)
        .where(eq(importedAccount.importId, id))
      return { params: { id }, concernedId: made?.concernedId ?? '' }
    },
  ],
  [memberFileDescribed.exportMembers, async () => ({})],
]
