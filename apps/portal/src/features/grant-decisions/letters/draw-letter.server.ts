import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { legible } from '#core/documents/pdf/legible.server.ts'
import { styles } from '#core/documents/pdf/styles.ts'
import type { DecisionBasis, Outcome } from '#core/grants/decision/kinds.ts'
import { m } from '#messages'

export type LetterFacts = {
  readonly locale: Locale
  readonly sender: Sender
  /** Null of a person whose account is deleted. */
  readonly recipient: string | null
  readonly reference: string
  readonly type: string
  readonly title: string
  readonly requestedOre: number
  readonly basis: DecisionBasis
  /** `null`: the other body lets the decision stand, or does not hear the appeal: its words say which. */
  readonly outcome: Outcome | null
  readonly amountOre: number
  readonly reasons: readonly string[]
  readonly words: string
  readonly conditions: string
  /** What was wrong in the letter before; empty where nothing was. */
  readonly note: string
  /** What the committee is called; the other body for an appeal. */
  readonly decidedBy: string
  /** Days in Norway. */
  readonly decidedOn: string
  readonly writtenOn: string
  /** Null where the decision is final. */
  readonly appeal: { readonly until: string; readonly body: string } | null
  /** It is not sent, and says so. */
  readonly isDraft: boolean
}

/** What an applicant is told of a decision. */
export async function drawLetter(facts: LetterFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, sender, writtenOn } = facts
  const options = { locale }
  const title = titleOf(facts)
  const paper = startLetter({ locale, sender, title, writtenOn })
  if (facts.isDraft) paper.paragraph(m.grant_decisions_letter_draft({}, options), styles.strong)
  paper.recipient([legible(facts.recipient ?? '') || m.grant_applicant_gone({}, options)])
  paper.title(title)
  if (facts.note !== '') {
    paper.paragraph(m.grant_decisions_letter_corrects({}, options))
    paper.paragraph(legible(facts.note))
  }
  paper.pairs([
    [m.grant_reference({}, options), facts.reference],
    [m.grant_content_title({}, options), legible(facts.title)],
    [m.grant_type({}, options), legible(facts.type)],
    [m.grant_content_requested({}, options), amountText(facts.requestedOre, locale)],
    [m.grant_decisions_decision({}, options), decisionText(facts)],
    [m.grant_decisions_decided_by({}, options), legible(facts.decidedBy)],
    [m.grant_decisions_date({}, options), dateText(facts.decidedOn, locale)],
  ])
  const parts: readonly (readonly [heading: string, texts: readonly string[]])[] = [
    [m.grant_decisions_reasons({}, options), [...facts.reasons, facts.words]],
    [m.grant_decisions_conditions({}, options), [facts.conditions]],
    [
      m.grant_decisions_letter_next({}, options),
      facts.outcome === 'granted' ? [m.grant_decisions_letter_accept({}, options)] : [],
    ],
    [m.grant_decisions_letter_appeal({}, options), [appealText(facts)]],
  ]
  for (const [heading, texts] of parts) {
    const written = texts.map(legible).filter((text) => text !== '')
    if (written.length === 0) continue
    paper.heading(heading)
    for (const text of written) paper.paragraph(text)
  }
  return paper.finish()
}

function titleOf({ basis, outcome, note, locale }: LetterFacts): string {
  const options = { locale }
  if (basis === 'appeal') return m.grant_decisions_letter_title_appeal({}, options)
  if (note !== '') return m.grant_decisions_letter_title_corrected({}, options)
  return outcome === 'granted'
    ? m.grant_decisions_letter_title_granted({}, options)
    : m.grant_decisions_letter_title_refused({}, options)
}

function decisionText({ outcome, amountOre, locale }: LetterFacts): string {
  const options = { locale }
  if (outcome === 'granted')
    return m.grant_decisions_letter_granted({ amount: amountText(amountOre, locale) }, options)
  return outcome === 'refused'
    ? m.grant_decisions_letter_refused({}, options)
    : m.grant_decisions_letter_unchanged({}, options)
}

function appealText({ appeal, locale }: LetterFacts): string {
  if (!appeal) return m.grant_decisions_letter_final({}, { locale })
  const until = dateText(appeal.until, locale)
  return m.grant_decisions_letter_appeal_text({ until, body: appeal.body }, { locale })
}
