import { fitnessPayer } from '#core/bank/association-payer.server.ts'
import { createInvoicePayouts } from '#core/invoices/payout-source.server.ts'
import { isGuardianInvoice } from '#core/kindergartens/access/guardian-invoices.server.ts'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { m } from '#messages'
import { notifyPayer } from '../model/payer-mail.server.ts'

/** Payouts of what is owed of invoices of kindergartens, from the account that invoices are paid to. */
export const invoicePayouts = createInvoicePayouts({
  invoiceKind: 'kindergarten',
  name: m.kindergarten_payout_kind,
  settings: ['FITNESS_IBAN', 'FITNESS_BIC'],
  payerOf: fitnessPayer,
  linkOf: (id, { roles }) =>
    kindergartenRoles.some((role) => roles.includes(role))
      ? { page: 'staffKindergartenInvoice', params: { id } }
      : null,
  texts: { heading: m.kindergarten_payout_why, credit: m.kindergarten_payout_credit },
  isOf: isGuardianInvoice,
  notify: (transaction, { subjectId, portalUrl }) =>
    notifyPayer({ database: transaction, portalUrl }, subjectId),
})
