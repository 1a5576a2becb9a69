import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { importedAccount } from '#core/accounts/imported/tables.server.ts'
import { claimOf } from '#core/invoices/accounts.ts'
import { totalOf } from '#core/invoices/lines.ts'
import { seedCaptured } from '#core/payments/payments.testing.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { frontDeskDescribed } from './front-desk/endpoints.server.ts'
import { invoicesDescribed } from './invoices/endpoints.server.ts'
import { memberFileDescribed } from './member-file/endpoints.server.ts'
import { previewMembers } from './member-file/import-members.server.ts'
import { getOfferedType } from './model/find-types.server.ts'
import { firstInvoice } from './model/rules/invoicing.ts'
import { defaultSettings } from './model/rules/membership-facts.ts'
import { membershipSetupDescribed } from './setup/endpoints.server.ts'
import { invoiceOf, payInvoice } from './testing/invoices.testing.server.ts'
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
      const { invoice, userId } = await invoiceOf(database)
      const seen = { openOre: invoice.openOre, amountOre: 100, paidOn: '2026-11-23' }
      const body = { id: randomUUID(), ...seen }
      return { params: { id: invoice.id }, body, concernedId: userId }
    },
  ],
  [
    invoicesDescribed.undoPayment,
    async (database) => {
      const { invoice, userId } = await invoiceOf(database)
      const paymentId = await payInvoice(database, invoice, 100)
      const params = { id: invoice.id, paymentId }
      return { params, body: { why: 'Feil faktura' }, concernedId: userId }
    },
  ],
  [
    invoicesDescribed.creditInvoice,
    async (database) => {
      const { invoice, userId } = await invoiceOf(database)
      const lines = [{ line: 0, amountOre: 100 }]
      const body = { openOre: invoice.openOre, lines, why: 'Stengt i en uke' }
      return { params: { id: invoice.id }, body, concernedId: userId }
    },
  ],
  [
    invoicesDescribed.replaceInvoice,
    async (database) => {
      const { invoice, userId } = await invoiceOf(database)
      const body = { openOre: invoice.openOre, amounts: [100, 0], why: 'Feil pris på fakturaen' }
      return { params: { id: invoice.id }, body, concernedId: userId }
    },
  ],
  [
    invoicesDescribed.preparePayout,
    async (database) => {
      const { invoice, userId } = await invoiceOf(database)
      await payInvoice(database, invoice, invoice.openOre + 100)
      const account = { typed: '12345678903' }
      const body = { requestId: randomUUID(), amountOre: 100, account, why: 'Betalt for mye' }
      return { params: { id: invoice.id }, body, concernedId: userId }
    },
  ],
  [
    invoicesDescribed.carryOver,
    async (database) => {
      const { invoice, userId, membershipId } = await invoiceOf(database)
      await payInvoice(database, invoice, invoice.openOre + 100)
      await invoiceOf(database, { userId, membershipId })
      return { params: { id: invoice.id }, concernedId: userId }
    },
  ],
  [
    invoicesDescribed.refundToCard,
    async (database) => {
      // Above the limit for one person: it is requested, and the provider is not called.
      const { invoice, userId } = await invoiceOf(database)
      const refundOre = 2_000_00
      const paymentId = await seedCaptured(database, {
        userId,
        subjectKind: 'fitness-invoice',
        subjectId: invoice.id,
        account: claimOf(invoice.id),
        amountOre: refundOre,
      })
      await payInvoice(database, invoice, invoice.openOre + refundOre)
      const [paid] = await database.select().from(payment).where(eq(payment.id, paymentId))
      const version = paid?.version ?? 0
      const body = { paymentId, version, refundOre, why: 'Betalt for mye' }
      return { params: { id: invoice.id }, body, concernedId: userId }
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
