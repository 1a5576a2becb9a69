import { m } from '#messages'
import type { FormTerms } from '../model/contract.ts'
import { periodName } from '../model/texts.ts'

/** What somebody confirms of their documents before they send them. */
export const checks = ['name', 'content', 'readable', 'period'] as const
export type Check = (typeof checks)[number]

/** Elements of the second page, where its problems lead. */
export const checkIds = {
  group: 'health-refund-checks',
  account: 'health-refund-account',
  claim: 'health-refund-claim',
  claimNote: 'health-refund-claim-note',
} as const

export function checkTexts({ rules, period }: Pick<FormTerms, 'rules' | 'period'>) {
  const texts = {
    name: m.health_refund_check_name(),
    content:
      rules.statement === 'total' ? m.health_refund_check_whole() : m.health_refund_check_each(),
    readable: m.health_refund_check_readable(),
    period: m.health_refund_check_period({ period: periodName(period.code) }),
  } satisfies Record<Check, string>
  return checks.map((value) => ({ value, text: texts[value] }))
}
