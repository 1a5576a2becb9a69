import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { dateText } from '#core/documents/letters/letter-texts.ts'
import type { Sender } from '#core/documents/letters/sender.server.ts'
import { startLetter } from '#core/documents/letters/start-letter.server.ts'
import { legible } from '#core/documents/pdf/legible.server.ts'
import type { Pair, Paper } from '#core/documents/pdf/paper.server.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatDateAndTime } from '#platform/time/format.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { causeTexts, outcomeTexts, seatTexts } from '../model/decision-texts.ts'
import type { Minutes, MinutesCase, MinutesCorrection } from '../model/minutes.ts'

export type MinutesFacts = {
  readonly locale: Locale
  readonly sender: Sender
  readonly minutes: Minutes
  /** A day in Norway. */
  readonly agreedOn: string
  /** Names of persons who have applied, by application. */
  readonly people: ReadonlyMap<string, string>
  /** Cases in which the reader took no part: nothing but that is in their copy. */
  readonly hidden: ReadonlySet<string>
}

/** The minutes of a meeting for one reader. The same reader gets the same file again. */
export async function writeMinutes(facts: MinutesFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, sender, minutes, agreedOn, hidden } = facts
  const options = { locale }
  const { round, committee, agreedBy, cases } = minutes
  const corrections = minutes.corrections.filter(
    ({ applicationId }) => applicationId === null || !hidden.has(applicationId),
  )
  const title = m.grant_decisions_minutes_title(
    { name: legible(textIn(round.name, locale)) },
    options,
  )
  const paper = startLetter({ locale, sender, title, writtenOn: agreedOn })
  paper.title(title)
  const present = minutes.members.filter(({ isPresent }) => isPresent).length
  pairs(paper, [
    [m.grant_decisions_minutes_body({}, options), textIn(committee, locale)],
    [
      m.grant_decisions_minutes_when({}, options),
      formatDateAndTime(new Date(round.meetsAt), locale),
    ],
    ...(round.place === ''
      ? []
      : [[m.grant_decisions_minutes_where({}, options), round.place] as const]),
    [
      m.grant_decisions_minutes_agreed({}, options),
      m.grant_decisions_minutes_agreed_by(
        {
          name: agreedBy.name,
          seat: seatTexts[agreedBy.seat]({}, options),
          date: dateText(agreedOn, locale),
        },
        options,
      ),
    ],
    [m.grant_decisions_minutes_version({}, options), String(minutes.corrections.length + 1)],
  ])
  paper.heading(m.grant_decisions_minutes_members({}, options))
  paper.paragraph(
    m.grant_decisions_minutes_quorum({ present, least: minutes.leastPresent }, options),
  )
  if (minutes.members.length > 0)
    pairs(
      paper,
      minutes.members.map(
        ({ name, seat, isPresent }): Pair => [
          name,
          (isPresent ? m.grant_decisions_minutes_present : m.grant_decisions_minutes_absent)(
            { seat: seatTexts[seat]({}, options) },
            options,
          ),
        ],
      ),
    )
  paper.paragraph(
    m.grant_decisions_minutes_counts(
      { count: cases.length, withdrawn: minutes.withdrawn, formal: minutes.formal },
      options,
    ),
  )
  if (hidden.size > 0)
    paper.paragraph(m.grant_decisions_minutes_left_out({ count: hidden.size }, options))
  for (const one of cases)
    if (hidden.has(one.applicationId)) writeHidden(paper, one, locale)
    else writeCase(paper, one, facts, corrections)
  if (corrections.length > 0) writeCorrections(paper, corrections, facts)
  return paper.finish()
}

const pairs = (paper: Paper, rows: readonly Pair[]): void =>
  paper.pairs(rows.map(([label, value]): Pair => [legible(label), legible(value)]))

function writeHidden(paper: Paper, { reference }: MinutesCase, locale: Locale): void {
  paper.heading(m.grant_decisions_minutes_case({ reference }, { locale }))
  paper.paragraph(m.grant_decisions_minutes_hidden({}, { locale }))
}

function writeCase(
  paper: Paper,
  one: MinutesCase,
  { locale, people }: MinutesFacts,
  corrections: readonly MinutesCorrection[],
): void {
  const options = { locale }
  const applicant = one.association ?? people.get(one.applicationId)
  paper.heading(legible(`${one.reference}: ${one.title}`))
  pairs(paper, [
    [m.grant_applicant({}, options), applicant ?? m.grant_applicant_gone({}, options)],
    [m.grant_type({}, options), textIn(one.type, locale)],
    [m.grant_content_requested({}, options), amountText(one.requestedOre, locale)],
    [m.grant_decisions_decision({}, options), outcomeTexts[one.outcome]({}, options)],
    ...(one.outcome === 'granted'
      ? [[m.grant_decisions_amount({}, options), amountText(one.amountOre, locale)] as const]
      : []),
    ...(one.reasons.length === 0
      ? []
      : [
          [
            m.grant_decisions_reasons({}, options),
            one.reasons.map((reason) => textIn(reason, locale)).join('\n'),
          ] as const,
        ]),
    ...(one.words === '' ? [] : [[m.grant_decisions_words({}, options), one.words] as const]),
    ...(one.conditions === ''
      ? []
      : [[m.grant_decisions_conditions({}, options), one.conditions] as const]),
    [
      m.grant_decisions_proposed_by({}, options),
      one.proposedBy ?? m.grant_decisions_nobody({}, options),
    ],
    [
      m.grant_decisions_stepped_out({}, options),
      one.steppedOut.length === 0
        ? m.grant_decisions_stepped_out_none({}, options)
        : one.steppedOut
            .map(({ name, cause }) => `${name}: ${causeTexts[cause]({}, options)}`)
            .join('\n'),
    ],
  ])
  for (const { number, at, by, text, applicationId } of corrections) {
    if (applicationId !== one.applicationId) continue
    const date = dateText(osloDate(new Date(at)), locale)
    const said = m.grant_decisions_minutes_case_correction({ number, date, name: by }, options)
    paper.paragraph(legible(said))
    paper.paragraph(legible(text))
  }
}

/** All versions of the minutes; what is about one case is written there. */
function writeCorrections(
  paper: Paper,
  corrections: readonly MinutesCorrection[],
  { locale, minutes }: MinutesFacts,
): void {
  const options = { locale }
  const references = new Map(minutes.cases.map((one) => [one.applicationId, one.reference]))
  paper.heading(m.grant_decisions_minutes_corrections({}, options))
  for (const { number, at, by, text, applicationId } of corrections) {
    const date = dateText(osloDate(new Date(at)), locale)
    const reference = applicationId === null ? undefined : references.get(applicationId)
    paper.paragraph(
      legible(m.grant_decisions_minutes_correction({ number, date, name: by }, options)),
    )
    paper.paragraph(
      reference ? m.grant_decisions_minutes_at_case({ reference }, options) : legible(text),
    )
  }
}
