import type { MoneyLine, ReportContent } from '#core/grants/content.ts'
import { mostOre } from '#core/grants/limits.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { writeKroner } from '#platform/write-kroner.ts'

/** A line as it is typed; `key` tells lines apart while they come and go. */
export type TypedLine = { readonly key: number; readonly text: string; readonly amount: string }

export type TypedReport = {
  readonly description: string
  readonly participants: string
  readonly costs: readonly TypedLine[]
  readonly income: readonly TypedLine[]
}

/** Fields that cannot be read, by `participants` and by the keys of lines. */
export type TypedProblems = { readonly participants: boolean; readonly lines: ReadonlySet<number> }

const isNothing = (amount: string): boolean => ['', '0'].includes(amount.trim())

/** @param nextKey gives each line its own */
export function typeReport(
  { description, participants, costs, income }: ReportContent,
  nextKey: () => number,
): TypedReport {
  const typed = (lines: readonly MoneyLine[]): TypedLine[] =>
    lines.map(({ text, amountOre }) => ({
      key: nextKey(),
      text,
      amount: writeKroner(amountOre),
    }))
  return {
    description,
    participants: participants === null ? '' : String(participants),
    costs: typed(costs),
    income: typed(income),
  }
}

/** Lines without a word are left out; an empty amount is nothing. */
export function readReport(typed: TypedReport): {
  readonly content: ReportContent
  readonly problems: TypedProblems | null
} {
  const wrong = new Set<number>()
  const read = (lines: readonly TypedLine[]): MoneyLine[] =>
    lines.flatMap(({ key, text, amount }) => {
      if (text.trim() === '' && amount.trim() === '') return []
      const amountOre = isNothing(amount) ? 0 : parseKroner(amount, mostOre)
      if (amountOre === null) wrong.add(key)
      return [{ text: text.trim(), amountOre: amountOre ?? 0 }]
    })
  const participants = typed.participants.trim()
  const isCount = participants === '' || /^\d{1,5}$/.test(participants)
  const content = {
    description: typed.description.trim(),
    participants: participants === '' || !isCount ? null : Number(participants),
    costs: read(typed.costs),
    income: read(typed.income),
  }
  const isWrong = wrong.size > 0 || !isCount
  return { content, problems: isWrong ? { participants: !isCount, lines: wrong } : null }
}
