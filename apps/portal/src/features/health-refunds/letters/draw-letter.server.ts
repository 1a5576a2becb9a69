import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { accountText, dateText } from '#core/documents/letters/letter-texts.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { legible } from '#core/documents/pdf/legible.server.ts'
import type { Pair, Paper } from '#core/documents/pdf/paper.server.ts'
import {
  type CalculationLine,
  linesOfCategory,
  linesOfSum,
} from '#core/health-refunds/calculation-lines.ts'
import { noPayoutTexts } from '#core/health-refunds/no-payout-texts.ts'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { DecisionContent } from '../model/decision-content.ts'
import { noRightText } from '../model/right-texts.ts'
import { daysText, periodName } from '../model/texts.ts'
import type { PaymentDetails } from './payment-details.ts'
import type { DecisionRow } from './record-decision.server.ts'

export type LetterFacts = {
  readonly locale: Locale
  readonly sender: Sender
  readonly decision: Pick<
    DecisionRow,
    'basis' | 'outcome' | 'grantedOre' | 'decidedAt' | 'appealUntil' | 'payBackOre' | 'payBackBy'
  >
  readonly content: DecisionContent
  /** How something is paid back. */
  readonly payment: PaymentDetails
}

/** The letter of a decision, as a PDF. */
export function drawLetter(facts: LetterFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, sender, decision, content } = facts
  const options = { locale }
  const title = titleOf(facts)
  const paper = startLetter({ locale, sender, title, writtenOn: osloDate(decision.decidedAt) })
  paper.recipient([legible(content.recipient) || m.health_letter_applicant({}, options)])
  paper.title(title)
  if (decision.basis !== 'application') paper.paragraph(m.health_letter_replaces({}, options))
  paper.pairs([
    [m.health_letter_scheme({}, options), nameOf(content.schemeName, locale)],
    [m.health_letter_period({}, options), periodName(content.period, locale)],
    [m.health_letter_date({}, options), dateText(osloDate(decision.decidedAt), locale)],
    [m.health_letter_decision({}, options), decisionText(facts)],
  ])
  writePart(paper, m.health_letter_was_wrong({}, options), content.note)
  writePart(paper, m.health_refund_comment({}, options), content.words)
  writeExpenses(paper, facts)
  writeCalculation(paper, facts)
  writeMoney(paper, facts)
  paper.heading(m.health_letter_appeal({}, options))
  paper.paragraph(appealText(facts))
  return paper.finish()
}

function titleOf({ decision: { basis, outcome }, locale }: LetterFacts): string {
  const options = { locale }
  if (basis === 'appeal') return m.health_letter_title_appeal({}, options)
  if (basis === 'correction') return m.health_letter_title_corrected({}, options)
  return outcome === 'granted'
    ? m.health_letter_title_granted({}, options)
    : m.health_letter_title_rejected({}, options)
}

const decisionText = ({ decision: { outcome, grantedOre }, locale }: LetterFacts): string =>
  outcome === 'granted'
    ? m.health_letter_granted({ amount: amountText(grantedOre, locale) }, { locale })
    : m.health_letter_rejected({}, { locale })

const nameOf = (name: Readonly<Record<string, string>>, locale: Locale) =>
  legible(textOrOther(name, locale))

function writePart(paper: Paper, heading: string, words: string): void {
  const text = legible(words)
  if (text === '') return
  paper.heading(heading)
  paper.paragraph(text)
}

/** Somebody is rejected for another reason than the sum: what would have been paid says nothing. */
const isBySum = ({ decision, content }: LetterFacts): boolean =>
  decision.outcome === 'granted' || content.calculation.payoutOre === 0

function writeExpenses(paper: Paper, facts: LetterFacts): void {
  const { content, locale } = facts
  const options = { locale }
  paper.heading(m.health_letter_expenses({}, options))
  for (const line of content.lines) {
    const why = line.noRight
      ? noRightText(line.noRight, { days: line, period: content.period }, locale)
      : legible(line.because)
    const rows: Pair[] = [
      [m.health_letter_expense({}, options), nameOf(line.categoryName, locale)],
      [m.health_letter_days({}, options), daysText(line, locale)],
      [m.health_letter_spent({}, options), amountText(line.amountOre, locale)],
    ]
    if (isBySum(facts))
      rows.push([m.health_letter_counts({}, options), amountText(line.countedOre, locale)])
    if (why !== '') rows.push([m.health_letter_because({}, options), why])
    paper.pairs(rows)
  }
}

function writeCalculation(paper: Paper, facts: LetterFacts): void {
  if (!isBySum(facts)) return
  const { decision, content, locale } = facts
  const { calculation, categories } = content
  const options = { locale }
  const amount = m.health_letter_amount({}, options)
  const names = new Map(categories.map(({ key, name }) => [key, nameOf(name, locale)]))
  const pair = ({ name, ore }: CalculationLine): Pair => [name, amountText(ore, locale)]
  paper.heading(m.health_letter_worked({}, options))
  paper.paragraph(m.health_letter_worked_text({}, options))
  for (const step of calculation.categories.filter(({ spentOre }) => spentOre > 0)) {
    const lines = linesOfCategory(step, locale).map(pair)
    const total = lines.pop()
    const name = names.get(step.category) ?? step.category
    if (total) paper.amounts({ columns: [name, amount], rows: lines, total })
  }
  paper.amounts({
    columns: [m.health_steps_all({}, options), amount],
    rows: linesOfSum(calculation, locale).map(pair),
    total: [m.health_letter_granted_here({}, options), amountText(decision.grantedOre, locale)],
  })
  const { noPayout } = calculation
  if (noPayout && decision.grantedOre === 0) paper.paragraph(noPayoutTexts[noPayout]({}, options))
}

/** What is paid, or is to be paid back. */
function writeMoney(paper: Paper, facts: LetterFacts): void {
  const { decision, payment, locale } = facts
  const { payBackOre, payBackBy, outcome, basis } = decision
  const options = { locale }
  if (payBackBy !== null) {
    const [amount, until] = [amountText(payBackOre, locale), dateText(payBackBy, locale)]
    paper.heading(m.health_letter_pay_back({}, options))
    paper.paragraph(m.health_letter_pay_back_text({ amount, until }, options))
    paper.pairs([
      [m.health_letter_amount({}, options), amount],
      [m.health_letter_pay_back_by({}, options), until],
      [
        m.health_letter_pay_to({}, options),
        payment.account === null
          ? m.health_letter_no_account({}, options)
          : accountText(payment.account),
      ],
      [m.health_letter_pay_reference({}, options), payment.reference],
    ])
  } else if (outcome === 'granted') {
    paper.heading(m.health_letter_payout({}, options))
    paper.paragraph(
      basis === 'application'
        ? m.health_letter_payout_text({}, options)
        : m.health_letter_payout_rest({}, options),
    )
  }
}

function appealText({ decision: { appealUntil }, locale }: LetterFacts): string {
  if (appealUntil === null) return m.health_letter_final({}, { locale })
  return m.health_letter_appeal_text({ until: dateText(appealUntil, locale) }, { locale })
}
