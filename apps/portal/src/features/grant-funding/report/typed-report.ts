import { z } from 'zod/mini'
import type { MoneyLine, ReportContent } from '#core/grants/content.ts'
import { mostOre } from '#core/grants/limits.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import { writeKroner } from '#platform/write-kroner.ts'

const TypedLine = z.object({ key: z.int(), text: z.string(), amount: z.string() })
/** A line as it is typed; `key` tells lines apart while they come and go. */
export type TypedLine = Readonly<z.infer<typeof TypedLine>>

const StoredReport = z.object({
  description: z.string(),
  participants: z.string(),
  costs: z.array(TypedLine),
  income: z.array(TypedLine),
})

export type TypedReport = {
  readonly description: string
  readonly participants: string
  readonly costs: readonly TypedLine[]
  readonly income: readonly TypedLine[]
}

/** A report that was being typed, with the version of the draft that it began with. */
type KeptReport = { readonly typed: TypedReport; readonly version: number }
type KeptValues = { readonly report: string; readonly version: string }

/** As the tab of the browser keeps it. */
export const keepReport = ({ typed, version }: KeptReport): KeptValues => ({
  report: JSON.stringify(typed),
  version: String(version),
})

/**
 * Reads that again, each line with a key of its own.
 * @returns null for what an older page has kept in another way
 */
export function readKept(
  values: Readonly<Record<string, unknown>>,
  nextKey: () => number,
): KeptReport | null {
  const version = Number(values['version'])
  const { data } = StoredReport.safeParse(parseJson(values['report']))
  if (!data || !Number.isInteger(version)) return null
  const again = (lines: readonly TypedLine[]) => lines.map((line) => ({ ...line, key: nextKey() }))
  return { typed: { ...data, costs: again(data.costs), income: again(data.income) }, version }
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
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
