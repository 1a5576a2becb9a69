import { ownAccountsOf } from '#core/bank/own-accounts.ts'
import type { PayerConfiguration, PayoutSource } from '#core/bank/payout-source.ts'
import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { fitnessSeller, type SellerConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { saveAccount } from '#core/invoices/payout-account.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { findLanguage } from '#core/profile/find-language.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refuse } from '../model/refuse.server.ts'
import { fitnessBank } from './bank-account.server.ts'
import {
  carryOverByStaff,
  creditByStaff,
  refundToCard,
  undoPayment,
} from './correct-invoice.server.ts'
import { describeStaffInvoice } from './describe-invoice.server.ts'
import { invoicesDescribed as described } from './endpoints.server.ts'
import {
  getCreditNote,
  getInvoice,
  listOwnInvoices,
  listStaffInvoices,
} from './list-invoices.server.ts'
import { preparePayoutOfInvoice } from './prepare-payout.server.ts'
import { registerPayment } from './register-payment.server.ts'
import { replaceInvoice } from './replace-invoice.server.ts'
import { writeInvoiceCreditNote } from './write-credit-note.server.ts'
import { writeMembershipInvoice } from './write-invoice.server.ts'

/** Members read their invoices; staff register payments. */
export function createMembershipInvoicesApi({
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
  const correcting = () => ({ database, portalUrl, today: today() })

  serve(described.listInvoices, async ({ user }) => ({
    accountNumber: fitnessSeller(configuration)?.accountNumber ?? null,
    takesCards: payments.isSetUp,
    items: await listOwnInvoices(database, user.userId, today()),
  }))

  serve(described.getInvoice, async ({ user, params, query: { language } }) => {
    const seller = fitnessSeller(configuration)
    if (!seller) throw refuse('INVOICE_NOT_FOUND')
    const invoice = await getInvoice(database, user.userId, Number(params.number))
    const locale = language ?? (await findLanguage(database, user.userId))
    const bytes = await writeMembershipInvoice(seller, invoice, locale)
    return answerPdf(bytes, { fileName: `${params.number}.pdf`, disposition: 'attachment' })
  })

  serve(described.getCreditNote, async ({ user, params, query: { language } }) => {
    const seller = fitnessSeller(configuration)
    if (!seller) throw refuse('INVOICE_NOT_FOUND')
    const note = await getCreditNote(database, user.userId, Number(params.number))
    const locale = language ?? (await findLanguage(database, user.userId))
    const bytes = await writeInvoiceCreditNote(seller, note, locale)
    return answerPdf(bytes, { fileName: `${params.number}.pdf`, disposition: 'attachment' })
  })

  const ownAccounts = ownAccountsOf(configuration)
  serve(described.savePayoutAccount, async ({ user, params, body }) => {
    const wanted = { kind: 'fitness', number: Number(params.number), ...body } as const
    await saveAccount({ database, encryption, ownAccounts }, user.userId, wanted)
    return {}
  })

  serve(described.listStaffInvoices, () => listStaffInvoices(database, today()))

  serve(described.registerPayment, async ({ staff, params, body }) => {
    const bank = fitnessBank(configuration)
    const seen = { ...body, invoiceId: params.id, bank, today: today() }
    await registerPayment(database, staff, seen)
    return {}
  })

  serve(described.describeInvoice, ({ params }) =>
    describeStaffInvoice(database, Number(params.number), today()),
  )

  serve(described.undoPayment, async ({ staff, params, body }) => {
    await undoPayment(correcting(), staff, { ...params, ...body })
    return {}
  })

  serve(described.creditInvoice, async ({ staff, params, body }) => {
    await creditByStaff(correcting(), staff, { ...params, ...body })
    return {}
  })

  serve(described.replaceInvoice, ({ staff, params, body }) =>
    replaceInvoice(correcting(), staff, { ...params, ...body }),
  )

  serve(described.preparePayout, async ({ staff, params, body }) => {
    const parts = { database, encryption, payoutSources, ownAccounts }
    await preparePayoutOfInvoice(parts, staff, { ...params, ...body })
    return {}
  })

  serve(described.carryOver, async ({ staff, params: { id } }) => ({
    carriedOre: await carryOverByStaff(correcting(), staff, id),
  }))

  serve(described.refundToCard, ({ staff, params, body }) =>
    refundToCard(correcting(), payments, staff, { ...params, ...body }),
  )

  return api
}
