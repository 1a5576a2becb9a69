import { lazy } from 'react'
import { accountSecret, healthKind } from '#core/health-refunds/case-kind.ts'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { DecisionRefusal } from '../decide/refusals.ts'

/** What staff see of a refund of health expenses, and say about it. */
export const healthView: CaseView = {
  kind: healthKind,
  roles: ['health'],
  isConfidential: true,
  name: m.health_case_kind,
  View: lazy(() => import('./components/StaffHealthRefund.tsx')),
  refusalTexts: {
    HEALTH_NOTHING_GRANTED: m.health_case_nothing_granted,
    HEALTH_AMOUNT_CHANGED: m.health_case_amount_changed,
    HEALTH_OTHER_DECISION: m.health_case_other_decision,
  } satisfies Record<DecisionRefusal, () => string>,
  warningTexts: {
    'same-file': m.health_case_same_file,
    'same-expense': m.health_case_same_expense,
    'same-account': m.health_case_same_account,
    'no-right': ({ count = '' }) => m.health_case_no_right({ count }),
    foreign: m.health_case_foreign,
    'new-rules': m.health_case_new_rules,
  },
  secretNames: { [accountSecret]: m.health_case_account },
  termsText: ({ amountOre }) => m.health_case_terms({ amount: formatKroner(amountOre) }),
  suggestedTemplates: [
    { name: m.health_template_card, text: m.health_template_card_text },
    { name: m.health_template_unreadable, text: m.health_template_unreadable_text },
    { name: m.health_template_other_name, text: m.health_template_other_name_text },
  ],
  suggestedChecks: [
    { text: m.health_check_name, isRequired: true },
    { text: m.health_check_period, isRequired: true },
    { text: m.health_check_right, isRequired: true },
  ],
}
