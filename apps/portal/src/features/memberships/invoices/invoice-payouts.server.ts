import { fitnessPayer } from '#core/bank/association-payer.server.ts'
import { createInvoicePayouts } from '#core/invoices/payout-source.server.ts'
import { m } from '#messages'
import { notifyMember } from '../model/membership-mail.server.ts'

/** Payouts of what is owed of invoices for training. */
export const invoicePayouts = createInvoicePayouts({
  invoiceKind: 'fitness',
  name: m.fitness_payout_kind,
  settings: ['FITNESS_IBAN', 'FITNESS_BIC'],
  payerOf: fitnessPayer,
  linkOf: (id, { roles }) =>
    roles.includes('sports') ? { page: 'staffFitnessInvoice', params: { id } } : null,
  texts: { heading: m.fitness_payout_why, credit: m.fitness_payout_credit },
  notify: async (transaction, { userId, portalUrl }, { outcome, ...paid }) => {
    // A deleted account gets nothing.
    if (userId)
      await notifyMember(transaction, { userId, portalUrl }, { kind: `payout-${outcome}`, ...paid })
  },
})
