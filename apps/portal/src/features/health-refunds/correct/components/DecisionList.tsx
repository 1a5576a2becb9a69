import { Tag } from '@digdir/designsystemet-react'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import type { DecisionBasis } from '#core/health-refunds/decisions.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import type { DecisionView } from '../../letters/contract.ts'
import { dayOfInstant, dayText } from '../../model/texts.ts'
import { letterAddress } from '../letter-address.ts'
import { WrittenText } from './WrittenText.tsx'

const basisTexts = {
  application: m.health_after_basis_application,
  correction: m.health_after_basis_correction,
  appeal: m.health_after_basis_appeal,
} satisfies Record<DecisionBasis, () => string>

const letterTexts = {
  no: m.health_after_letter_no,
  en: m.health_after_letter_en,
} satisfies Record<Locale, () => string>

type Props = { caseId: string; decisions: readonly DecisionView[] }

/** Every decision about an application with its letter, the latest first. */
export const DecisionList = ({ caseId, decisions }: Props) =>
  decisions.map((decision) => <Decision key={decision.id} caseId={caseId} decision={decision} />)

function Decision({ caseId, decision }: { caseId: string; decision: DecisionView }) {
  const { id, basis, decidedAt, isCurrent, outcome, grantedOre, note, words } = decision
  const name = m.health_after_decision_of({
    basis: basisTexts[basis](),
    day: dayOfInstant(decidedAt),
  })
  return (
    <article className={partStyles.part} aria-labelledby={`health-decision-${id}`}>
      <h3 id={`health-decision-${id}`}>{name}</h3>
      {isCurrent && (
        <p>
          <Tag data-color="success">{m.health_after_current()}</Tag>
        </p>
      )}
      <Facts>
        <Fact label={m.health_after_outcome()}>
          {outcome === 'rejected'
            ? m.health_after_rejected()
            : m.health_after_granted({ amount: formatKroner(grantedOre) })}
        </Fact>
        <Fact label={m.health_after_was_wrong()}>{note && <WrittenText text={note} />}</Fact>
        <Fact label={m.health_after_message()}>{words && <WrittenText text={words} />}</Fact>
        <Fact label={m.health_after_pay_back()}>{payBackText(decision)}</Fact>
        <Fact label={m.health_after_appeal_until()}>
          {decision.appealUntil && dayText(decision.appealUntil)}
        </Fact>
      </Facts>
      <p className={partStyles.buttons}>
        {locales.map((locale) => (
          <a key={locale} href={letterAddress(caseId, id, locale)} target="_blank" rel="noreferrer">
            {letterTexts[locale]()}
            <span className="ds-sr-only">: {name}</span>
          </a>
        ))}
      </p>
    </article>
  )
}

function payBackText({ payBackOre, payBackBy }: DecisionView): string | null {
  if (payBackOre === 0) return null
  const amount = formatKroner(payBackOre)
  return payBackBy === null
    ? amount
    : m.health_after_pay_back_until({ amount, day: dayText(payBackBy) })
}
