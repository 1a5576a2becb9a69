import { ownAccountsOf } from '#core/bank/own-accounts.ts'
import type { PayerConfiguration, PayoutSource } from '#core/bank/payout-source.ts'
import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { fitnessSeller, type SellerConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { saveAccount } from '#core/invoices/payout-account.server.ts'
import { refuseInvoice } from '#core/invoices/refuse.server.ts'
import { isGuardianInvoice } from '#core/kindergartens/access/guardian-invoices.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { findLanguage } from '#core/profile/find-language.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { invoiceBank } from '../model/bank-account.server.ts'
import {
  carryOverByStaff,
  creditByStaff,
  preparePayoutOfInvoice,
  refundToCard,
  registerPayment,
  undoPayment,
} from './correct-invoice.server.ts'
import { kindergartenInvoicesDescribed as described } from './endpoints.server.ts'
import {
  describeStaffInvoice,
  getCreditNote,
  getInvoice,
  listOwnInvoices,
  listStaffInvoices,
} from './list-invoices.server.ts'
import { replaceInvoice } from './replace-invoice.server.ts'
import { writeKindergartenCreditNote, writeKindergartenInvoice } from './write-invoice.server.ts'

/** Guardians read their invoices; staff register payments and put right what was wrong. */
export function createKindergartenInvoicesApi({
  database,
  configuration,
  encryption,
  payoutSources,
  portalUrl,
  payments,
  clock,
  ...auth
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  payoutSources: readonly PayoutSource[]
  configuration: SellerConfiguration & PayerConfiguration
  portalUrl: string
  payments: Pick<Payments, 'isSetUp' | 'engine'>
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const today = () => osloDate(clock())
  const correcting = () => ({ database, encryption, portalUrl, today: today() })
  const ownAccounts = ownAccountsOf(configuration)

  serve(described.listOwn, async ({ user }) => ({
    accountNumber: fitnessSeller(configuration)?.accountNumber ?? null,
    takesCards: payments.isSetUp,
    items: await listOwnInvoices(database, user.userId, today()),
  }))

  serve(described.getInvoice, async ({ user, params, query: { language } }) => {
    const seller = fitnessSeller(configuration)
    if (!seller) throw refuseInvoice('INVOICE_NOT_FOUND')
    const invoice = await getInvoice(database, user.userId, Number(params.number))
    const locale = language ?? (await findLanguage(database, user.userId))
    const bytes = await writeKindergartenInvoice(seller, invoice, locale)
    return answerPdf(bytes, { fileName: `${params.number}.pdf`, disposition: 'attachment' })
  })

  serve(described.getCreditNote, async ({ user, params, query: { language } }) => {
    const seller = fitnessSeller(configuration)
    if (!seller) throw refuseInvoice('INVOICE_NOT_FOUND')
    const note = await getCreditNote(database, user.userId, Number(params.number))
    const locale = language ?? (await findLanguage(database, user.userId))
    const bytes = await writeKindergartenCreditNote(seller, note, locale)
    return answerPdf(bytes, { fileName: `${params.number}.pdf`, disposition: 'attachment' })
  })

  serve(described.savePayoutAccount, async ({ user: { userId }, params, body }) => {
    await saveAccount({ database, encryption, ownAccounts }, userId, {
      kind: 'kindergarten',
      number: Number(params.number),
      isOwn: isGuardianInvoice([userId]),
      ...body,
    })
    return {}
  })

  serve(described.list, ({ staff }) => listStaffInvoices(database, staff, today()))

  serve(described.describe, ({ staff, params }) =>
    describeStaffInvoice(database, staff, { number: Number(params.number), today: today() }),
  )

  serve(described.registerPayment, async ({ staff, params, body: { id: paymentId, ...seen } }) => {
    const bank = invoiceBank(configuration)
    await registerPayment(correcting(), staff, { ...seen, paymentId, id: params.id, bank })
    return {}
  })

  serve(described.undoPayment, async ({ staff, params, body }) => {
    await undoPayment(correcting(), staff, { ...params, ...body })
    return {}
  })

  serve(described.credit, async ({ staff, params, body }) => {
    await creditByStaff(correcting(), staff, { ...params, ...body })
    return {}
  })

  serve(described.replace, ({ staff, params, body }) =>
    replaceInvoice(correcting(), staff, { ...params, ...body }),
  )

  serve(described.carryOver, async ({ staff, params: { id } }) => ({
    carriedOre: await carryOverByStaff(correcting(), staff, id),
  }))

  serve(described.preparePayout, async ({ staff, params, body }) => {
    const parts = { database, encryption, payoutSources, ownAccounts }
    await preparePayoutOfInvoice(parts, staff, { ...params, ...body })
    return {}
  })

  serve(described.refundToCard, ({ staff, params, body }) =>
    refundToCard({ database, encryption }, payments, staff, { ...params, ...body }),
  )

  return api
}
