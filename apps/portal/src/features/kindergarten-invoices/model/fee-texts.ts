import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

type Step = {
  readonly kind: string
  readonly percent?: number | undefined
  readonly reference?: string | undefined
}

/** What a line is for: `Plass for Iben, 1. september 2026–30. september 2026`. */
export function lineText(
  {
    kind,
    from,
    to,
    child,
  }: { readonly kind: string; readonly from: string; readonly to: string; readonly child: string },
  locale: Locale,
): string {
  const date = (day: string) => formatDate(noonOf(day), locale)
  const inputs = { child, from: date(from), to: date(to) }
  return kind === 'meals'
    ? m.kindergarten_line_meals(inputs, { locale })
    : m.kindergarten_line_place(inputs, { locale })
}

/** What one step of an amount is, and who decided it. */
export function stepText({ kind, percent = 0, reference = '' }: Step, locale: Locale): string {
  const options = { locale }
  switch (kind) {
    case 'price':
      return m.kindergarten_step_price({}, options)
    case 'meals':
      return m.kindergarten_step_meals({}, options)
    case 'decision':
      return m.kindergarten_step_decision({ reference }, options)
    case 'place-percent':
      return m.kindergarten_step_percent({ percent }, options)
    case 'sibling':
      return m.kindergarten_step_sibling({ percent }, options)
    case 'days':
      return m.kindergarten_step_days({}, options)
    default:
      return m.kindergarten_step_split({ percent }, options)
  }
}
