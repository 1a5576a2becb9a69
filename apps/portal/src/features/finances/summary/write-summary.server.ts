import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { legible } from '#core/documents/pdf/legible.server.ts'
import type { Pair } from '#core/documents/pdf/paper.server.ts'
import type { MoneyRow } from '#core/person-money/contract.ts'
import { groupOf, movementGroups } from '#core/person-money/movement-kinds.ts'
import { totalsOf } from '#core/person-money/totals.ts'
import { m } from '#messages'
import { dayText, groupTexts, kindText } from '../model/money-texts.ts'

export type SummaryFacts = {
  readonly locale: Locale
  readonly sender: Sender
  readonly name: string
  readonly year: string
  readonly writtenOn: string
  /** Of the year, newest first. */
  readonly rows: readonly MoneyRow[]
}

/** A year of a person’s money as a PDF: a table for what was asked for, paid and given back, and the sums. */
export async function writeSummary(facts: SummaryFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, sender, name, year, writtenOn, rows } = facts
  const options = { locale } as const
  const title = m.finances_summary_title({ year }, options)
  const paper = startLetter({ locale, sender, title, writtenOn })
  paper.title(title)
  paper.pairs([
    [m.finances_summary_name({}, options), legible(name)],
    [m.finances_summary_written({}, options), dayText(writtenOn, locale)],
  ])
  if (rows.length === 0) {
    paper.paragraph(m.finances_year_empty({ year }, options))
    return paper.finish()
  }
  const amount = (ore: number) => amountText(ore, locale)
  for (const group of movementGroups) {
    const ofGroup = rows.filter(({ kind }) => groupOf(kind) === group).toReversed()
    if (ofGroup.length === 0) continue
    const sumOre = ofGroup.reduce((sum, { amountOre }) => sum + amountOre, 0)
    paper.heading(groupTexts[group]({}, options))
    paper.amounts({
      columns: [m.finances_summary_what({}, options), m.finances_summary_amount({}, options)],
      rows: ofGroup.map((row): Pair => [lineText(row, locale), amount(row.amountOre)]),
      total: [m.finances_summary_sum({}, options), amount(sumOre)],
    })
  }
  const totals = totalsOf(rows)
  paper.heading(m.finances_summary_sums({ year }, options))
  paper.pairs([
    [m.finances_total_paid({}, options), amount(totals.paidOre)],
    [m.finances_total_back({}, options), amount(totals.backOre)],
    [m.finances_total_open({}, options), amount(totals.openOre)],
    ...optional(m.finances_total_owed({}, options), totals.owedOre, amount),
    ...optional(m.finances_total_deposit_paid({}, options), totals.depositPaidOre, amount),
    ...optional(m.finances_total_deposit_back({}, options), totals.depositBackOre, amount),
  ])
  paper.paragraph(m.finances_summary_note({}, options))
  return paper.finish()
}

const optional = (label: string, ore: number, amount: (ore: number) => string): Pair[] =>
  ore === 0 ? [] : [[label, amount(ore)]]

const lineText = (row: MoneyRow, locale: Locale): string =>
  legible(
    m.finances_summary_line(
      { day: dayText(row.day, locale), kind: kindText(row, locale), text: row.text },
      { locale },
    ),
  )
