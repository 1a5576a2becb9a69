import { type Locale, locales } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { dayOfInstant, dayText } from '../../model/texts.ts'
import type { DecisionView } from '../contract.ts'
import { letterAddress } from '../queries.ts'
import styles from './Decisions.module.css'

type Props = { id: string; decisions: readonly DecisionView[] }

/** What was decided about an application, the latest first, with every letter. */
export function Decisions({ id, decisions }: Props) {
  return (
    <section aria-labelledby="refund-decisions" className={partStyles.part}>
      <h2 id="refund-decisions">{m.health_letter_decisions()}</h2>
      {decisions.map((decision) => (
        <Decision key={decision.id} id={id} decision={decision} isOnly={decisions.length === 1} />
      ))}
    </section>
  )
}

function Decision(props: { id: string; decision: DecisionView; isOnly: boolean }) {
  const { id, decision, isOnly } = props
  const { isCurrent, appealUntil, words, note } = decision
  const day = dayOfInstant(decision.decidedAt)
  return (
    <article className={partStyles.box} aria-labelledby={`decision-${decision.id}`}>
      <h3 id={`decision-${decision.id}`}>{outcomeText(decision)}</h3>
      {!isOnly && <p>{isCurrent ? m.health_letter_is_current() : m.health_letter_is_replaced()}</p>}
      <Facts>
        <Fact label={m.health_letter_date()}>{day}</Fact>
        <Fact label={m.health_letter_decision()}>{basisTexts[decision.basis]()}</Fact>
        <Fact label={m.health_letter_note()}>
          {note && <span className={styles.text}>{note}</span>}
        </Fact>
        <Fact label={m.health_refund_comment()}>
          {words && <span className={styles.text}>{words}</span>}
        </Fact>
        <Fact label={m.health_letter_appeal_until()}>
          {isCurrent && (appealUntil ? dayText(appealUntil) : m.health_letter_is_final())}
        </Fact>
      </Facts>
      <ul className={styles.letters}>
        {locales.map((language) => (
          <li key={language}>
            <a href={letterAddress(id, decision.id, language)} target="_blank" rel="noreferrer">
              {letterTexts[language]()}
              <span className="ds-sr-only">, {day}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  )
}

const letterTexts = {
  no: m.health_letter_open_no,
  en: m.health_letter_open_en,
} satisfies Record<Locale, () => string>

const outcomeText = ({ outcome, grantedOre }: DecisionView): string =>
  outcome === 'granted'
    ? m.health_letter_granted({ amount: formatKroner(grantedOre) })
    : m.health_letter_rejected()

const basisTexts = {
  application: () => null,
  correction: m.health_letter_of_correction,
  appeal: m.health_letter_of_appeal,
} satisfies Record<DecisionView['basis'], () => string | null>
