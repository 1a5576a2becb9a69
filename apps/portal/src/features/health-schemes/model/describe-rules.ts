import type { SchemeCategory, SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { locales, textIn } from '#platform/i18n/localized.ts'
import { showDayOfYear } from './day-of-year.ts'

/** A rule in words; `key` is the same in every version. */
export type RuleLine = {
  readonly key: string
  readonly label: string
  readonly values: readonly string[]
}

/** Every rule of a version in words, in the order of the form. */
export function describeRules(
  rules: SchemeRules,
  institutionNameOf: (code: string) => string,
): RuleLine[] {
  const { right, isOnce } = rules
  const line = (key: string, label: string, ...values: string[]): RuleLine => ({
    key,
    label,
    values,
  })
  return [
    line('period', m.health_scheme_period(), periodTexts[rules.period]()),
    line('statement', m.health_scheme_statement(), statementTexts[rules.statement]()),
    ...rules.categories.map(describeCategory),
    line('ownShare', m.health_scheme_own_share(), amountText(rules.ownShareOre)),
    line('countedUpTo', m.health_scheme_counted_up_to(), amountText(rules.countedUpToOre)),
    line('cap', m.health_scheme_cap(), amountText(rules.capOre)),
    line('smallestPayout', m.health_scheme_smallest_payout(), amountText(rules.smallestPayoutOre)),
    line('isOnce', m.health_scheme_times_applied(), onceTexts[isOnce ? 'once' : 'often']()),
    ...rules.times.map(({ opens, closes }, at) =>
      line(
        `time-${at}`,
        timeName(rules.period, at),
        m.health_scheme_time_text({
          opens: opens === null ? m.health_scheme_time_from_start() : showDayOfYear(opens),
          closes: showDayOfYear(closes),
        }),
      ),
    ),
    line(
      'appealDays',
      m.health_scheme_appeal_days(),
      m.health_scheme_days({ count: rules.appealDays }),
    ),
    line('semesterFee', m.health_scheme_semester_fee(), yesOrNo(right.needsSemesterFee)),
    line('doctor', m.health_scheme_doctor(), yesOrNo(right.needsDoctorHere)),
    line(
      'institutions',
      m.health_scheme_institutions(),
      ...(right.institutions.length === 0
        ? [m.health_scheme_institutions_all()]
        : right.institutions.map(institutionNameOf)),
    ),
  ]
}

export const periodTexts = {
  year: m.health_scheme_period_year,
  semester: m.health_scheme_period_semester,
} satisfies Record<SchemeRules['period'], () => string>

export const statementTexts = {
  total: m.health_scheme_statement_total,
  receipts: m.health_scheme_statement_receipts,
} satisfies Record<SchemeRules['statement'], () => string>

export const onceTexts = { often: m.health_scheme_often, once: m.health_scheme_once }

export function timeName(period: SchemeRules['period'], at: number): string {
  if (period === 'year') return m.health_scheme_time_year()
  return at === 0 ? m.health_scheme_time_spring() : m.health_scheme_time_autumn()
}

function describeCategory(category: SchemeCategory): RuleLine {
  const { key, name, ownShareOre, percentage, capOre, documents } = category
  const inLanguages = (label: string, text: typeof name) =>
    locales
      .filter((locale) => text[locale] !== '')
      .map((locale) =>
        m.health_scheme_in_language({ label, language: languageName(locale), text: text[locale] }),
      )
  return {
    key: `category-${key}`,
    label: m.health_scheme_category_named({ name: textIn(name) }),
    values: [
      m.health_scheme_category_text({
        percentage,
        ownShare: amountText(ownShareOre),
        cap: amountText(capOre),
      }),
      ...inLanguages(m.health_scheme_category_name(), name),
      ...inLanguages(m.health_scheme_documents(), documents),
    ],
  }
}

const amountText = (ore: number | null): string =>
  ore === null || ore === 0 ? m.health_scheme_none() : formatKroner(ore)

const yesOrNo = (is: boolean): string => (is ? m.health_scheme_yes() : m.health_scheme_no())

/** A rule as it would be, and as it was where that differs. */
export type RuleChange = RuleLine & {
  /** Null where it is the same; none where it is new. */
  readonly before: readonly string[] | null
}

/** Rules with what differs from those before; rules that are removed come last, without a value. */
export function compareRules(
  lines: readonly RuleLine[],
  earlier: readonly RuleLine[],
): RuleChange[] {
  const isKnown = new Set(lines.map(({ key }) => key))
  return [
    ...lines.map((line) => {
      const before = earlier.find(({ key }) => key === line.key)?.values ?? []
      const isSame = before.join('\n') === line.values.join('\n')
      return { ...line, before: isSame ? null : before }
    }),
    ...earlier
      .filter(({ key }) => !isKnown.has(key))
      .map((line) => ({ ...line, values: [], before: line.values })),
  ]
}
