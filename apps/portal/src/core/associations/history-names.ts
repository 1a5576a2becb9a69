import { m } from '#messages'

type Details = Readonly<Record<string, string>>

/** What happens to an association, in words; each part of the site adds its actions here. */
export const historyNames = {
  applied: () => m.association_history_applied(),
  approved: () => m.association_history_approved(),
  activated: () => m.association_history_activated(),
  deactivated: () => m.association_history_deactivated(),
  closed: () => m.association_history_closed(),
  reopened: () => m.association_history_reopened(),
  'terms-changed': ({ kroner = '' }) => m.association_history_terms_changed({ kroner }),
  'admission-changed': () => m.association_history_admission_changed(),
  'code-made': ({ label = '' }) => m.association_history_code_made({ label }),
  'code-ended': ({ label = '' }) => m.association_history_code_ended({ label }),
  'member-accepted': () => m.association_history_member_accepted(),
  'member-declined': () => m.association_history_member_declined(),
  'cash-registered': ({ kroner = '' }) => m.association_history_cash_registered({ kroner }),
  'term-added': () => m.association_history_term_added(),
  'term-cancelled': () => m.association_history_term_cancelled(),
  'fee-refunded': () => m.association_history_fee_refunded(),
} satisfies Readonly<Record<string, (details: Details) => string>>
export type HistoryAction = keyof typeof historyNames
