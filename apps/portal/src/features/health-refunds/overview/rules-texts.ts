import type { SchemeCategory, SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { m } from '#messages'
import { formatPercent } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'

/** How a scheme pays: what holds for all of its categories. */
export function ruleTexts(rules: SchemeRules): string[] {
  const { ownShareOre, countedUpToOre, capOre, smallestPayoutOre, isOnce, right } = rules
  const isYear = rules.period === 'year'
  return [
    rules.statement === 'total' ? m.health_refund_rule_total() : m.health_refund_rule_receipts(),
    ownShareOre > 0 && m.health_refund_rule_own_share({ amount: formatKroner(ownShareOre) }),
    countedUpToOre !== null &&
      m.health_refund_rule_counted({ amount: formatKroner(countedUpToOre) }),
    capOre !== null &&
      (isYear ? m.health_refund_rule_cap_year : m.health_refund_rule_cap_semester)({
        amount: formatKroner(capOre),
      }),
    smallestPayoutOre > 0 &&
      m.health_refund_rule_smallest({ amount: formatKroner(smallestPayoutOre) }),
    isOnce && (isYear ? m.health_refund_rule_once_year() : m.health_refund_rule_once_semester()),
    right.needsSemesterFee && m.health_refund_rule_fee(),
    right.needsDoctorHere && m.health_refund_rule_doctor(),
    m.health_refund_rule_appeal({ count: rules.appealDays }),
  ].filter((text) => text !== false)
}

/** How a category is paid. */
export function categoryText({ ownShareOre, percentage, capOre }: SchemeCategory): string {
  const percent = formatPercent(percentage)
  const most = capOre === null ? '' : formatKroner(capOre)
  const parts = [
    m.health_refund_pays({ percent }),
    ownShareOre > 0 && m.health_refund_after_own_share({ amount: formatKroner(ownShareOre) }),
    most && m.health_refund_at_most({ amount: most }),
  ]
  return parts.filter(Boolean).join(', ')
}
