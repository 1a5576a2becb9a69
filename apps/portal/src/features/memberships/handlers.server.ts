import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { fitnessSeller, type SellerConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { findLanguage } from '#core/profile/find-language.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { actOnMembership, previewAction, takeBackFreeze } from './act-on-membership.server.ts'
import { buyMembership, previewPurchase } from './buy-membership.server.ts'
import { describeBuyer } from './buyer.server.ts'
import { listMemberships } from './describe-membership.server.ts'
import { described } from './endpoints.server.ts'
import { getInvoice, listInvoices, listStaffInvoices } from './list-invoices.server.ts'
import { listOfferedTypes, listTypes, saveType } from './membership-types.server.ts'
import { refuse } from './refuse.server.ts'
import { registerPayment } from './register-payment.server.ts'
import { findSettings, saveSettings } from './settings.server.ts'
import { writeMembershipInvoice } from './write-invoice.server.ts'

/** Memberships and their invoices, for whoever has or buys them and for the staff of sports. */
export function createMembershipsApi({
  database,
  encryption,
  portalUrl,
  configuration,
  payments,
  clock,
  ...doors
}: AuthDependencies & {
  database: Database
  encryption: FieldEncryption
  portalUrl: string
  configuration: SellerConfiguration
  payments: Pick<Payments, 'isSetUp'>
  clock: Clock
}) {
  const { routes, serve } = serveEndpoints(doors)
  const seller = fitnessSeller(configuration)
  const today = () => osloDate(clock())

  serve(described.types, async () => ({
    items: seller ? await listOfferedTypes(database, today()) : [],
  }))

  serve(described.memberships, ({ user }) => listMemberships(database, user.userId, today()))

  serve(described.act, async ({ user: { userId }, body }) => {
    await actOnMembership(database, { userId, today: today(), portalUrl }, body)
    return listMemberships(database, userId, today())
  })

  serve(described.preview, ({ user: { userId }, body }) =>
    previewAction(database, { userId, today: today() }, body),
  )

  serve(described.takeBackFreeze, async ({ user: { userId }, params }) => {
    await takeBackFreeze(database, { userId, today: today(), portalUrl }, params.id)
    return listMemberships(database, userId, today())
  })

  serve(described.buyer, ({ user }) =>
    describeBuyer({ database, encryption }, user.userId, today()),
  )

  serve(described.purchasePreview, ({ params: { type } }) =>
    previewPurchase(database, type, { today: today() }),
  )

  serve(described.buy, ({ user: { userId }, body }) => {
    if (!seller) throw refuse('NOT_SOLD')
    return buyMembership({ database, encryption }, { userId, today: today(), portalUrl }, body)
  })

  serve(described.invoices, async ({ user }) => ({
    accountNumber: seller?.accountNumber ?? null,
    takesCards: payments.isSetUp,
    items: await listInvoices(database, user.userId, today()),
  }))

  serve(described.invoice, async ({ user, params, query: { language } }) => {
    if (!seller) throw refuse('INVOICE_NOT_FOUND')
    const invoice = await getInvoice(database, user.userId, Number(params.number))
    const known = language ?? (await findLanguage(database, user.userId))
    const bytes = await writeMembershipInvoice(seller, invoice, known)
    return answerPdf(bytes, { fileName: `${params.number}.pdf`, disposition: 'attachment' })
  })

  serve(described.staffTypes, () => listTypes(database))

  serve(described.saveType, async ({ staff, body }) => {
    await saveType(database, staff, body)
    return {}
  })

  serve(described.settings, () => findSettings(database))

  serve(described.saveSettings, async ({ staff, body }) => {
    await saveSettings(database, staff, body)
    return {}
  })

  serve(described.staffInvoices, () => listStaffInvoices(database, today()))

  serve(described.registerPayment, async ({ staff, params, body }) => {
    await registerPayment(database, staff, { ...params, ...body, today: today() })
    return {}
  })

  return routes
}
