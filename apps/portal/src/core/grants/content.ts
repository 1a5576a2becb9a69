import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { isDate } from '#platform/time/date.ts'
import { longest, mostLines, mostOre } from './limits.ts'

/** What a database has no place for, but for new lines and tabs, which are pasted. */
const isPlain = (text: string): boolean => !/(?![\n\t])\p{Cc}/u.test(text) && text.isWellFormed()

const text = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, 'TOO_LONG'),
    z.refine(isPlain, 'CHARACTERS_INVALID'),
    z.refine((given) => !hasNationalId(given), 'LOOKS_LIKE_NATIONAL_ID'),
  )
const day = z.nullable(z.string().check(z.refine(isDate, 'DATE_INVALID')))
const ore = z
  .int('AMOUNT_INVALID')
  .check(z.gte(0, 'AMOUNT_INVALID'), z.lte(mostOre, 'AMOUNT_INVALID'))

/** One line of a budget or of accounts, in øre. */
export const MoneyLine = z.strictObject({ text: text(longest.line), amountOre: ore })
export type MoneyLine = z.infer<typeof MoneyLine>

const lines = z.array(MoneyLine).check(z.maxLength(mostLines, 'TOO_MANY_LINES'))

/**
 * What an application says, as a draft may be: nothing in it is needed before it is sent. What is
 * missing then, `findProblems` says.
 */
export const GrantContent = z.strictObject({
  title: text(longest.title),
  /** One or two sentences, which everybody reads when the grant is given. */
  summary: text(longest.summary),
  description: text(longest.text),
  /** Of the event or project, or of the period that is paid for; days in Norway. */
  startsOn: day,
  endsOn: day,
  place: text(longest.place),
  participants: z.nullable(
    z.int('NUMBER_INVALID').check(z.gte(0, 'NUMBER_INVALID'), z.lte(100_000, 'NUMBER_INVALID')),
  ),
  /** In øre. */
  requestedOre: z.nullable(ore),
  costs: lines,
  /** Other income than the grant. */
  income: lines,
})
export type GrantContent = z.infer<typeof GrantContent>

export const emptyContent: GrantContent = {
  title: '',
  summary: '',
  description: '',
  startsOn: null,
  endsOn: null,
  place: '',
  participants: null,
  requestedOre: null,
  costs: [],
  income: [],
}

/** What a report says: accounts beside the budget. */
export const ReportContent = z.strictObject({
  description: text(longest.text),
  participants: GrantContent.shape.participants,
  costs: lines,
  income: lines,
})
export type ReportContent = z.infer<typeof ReportContent>

export const emptyReport: ReportContent = {
  description: '',
  participants: null,
  costs: [],
  income: [],
}
