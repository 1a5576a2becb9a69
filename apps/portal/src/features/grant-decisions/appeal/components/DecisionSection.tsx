import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Waiting } from '#ui/Waiting.tsx'
import { dayOf, dayText } from '../../components/day-text.ts'
import styles from '../../components/GrantDecisions.module.css'
import { outcomeTexts } from '../../model/decision-texts.ts'
import { decisionErrorText } from '../../model/refusal-messages.ts'
import type { OwnDecision } from '../contract.ts'
import { ownDecisionsQuery, ownLetterAddress } from '../queries.ts'
import { AppealPart } from './AppealPart.tsx'

/** What was decided about an application, with every letter, and the way to appeal. */
export function DecisionSection({ applicationId }: { applicationId: string }) {
  const { data, error, refetch } = useQuery(ownDecisionsQuery(applicationId))
  if (error && !data) return <LoadFailure text={decisionErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={2} />
  // Nothing is said before the letters are sent.
  if (data.decisions.length === 0) return null
  return (
    <section className={partStyles.part} aria-labelledby="grant-decision">
      <h2 id="grant-decision">{m.grant_decisions_own_heading()}</h2>
      {data.decisions.map((one) => (
        <Letter
          key={one.id}
          applicationId={applicationId}
          letter={one}
          isOnly={data.decisions.length === 1}
        />
      ))}
      <AppealPart applicationId={applicationId} decisions={data} />
    </section>
  )
}

type Props = { applicationId: string; letter: OwnDecision; isOnly: boolean }

function Letter({ applicationId, letter, isOnly }: Props) {
  const { id, outcome, amountOre, decidedAt, appealUntil, isCurrent } = letter
  return (
    <article className={partStyles.box} aria-labelledby={`letter-${id}`}>
      <h3 id={`letter-${id}`}>
        {outcomeTexts[outcome]()}
        {outcome === 'granted' && `: ${formatKroner(amountOre)}`}
      </h3>
      {!isOnly && (
        <p>{isCurrent ? m.grant_decisions_letter_counts() : m.grant_decisions_letter_replaced()}</p>
      )}
      <Facts>
        <Fact label={m.grant_decisions_date()}>{dayOf(decidedAt)}</Fact>
        <Fact label={m.grant_decisions_letter_was_wrong()}>{letter.note}</Fact>
        <Fact label={m.grant_decisions_reasons()}>
          {letter.reasons.length > 0 && (
            <span className={styles.text}>
              {letter.reasons.map((reason) => textIn(reason)).join('\n')}
            </span>
          )}
        </Fact>
        <Fact label={m.grant_decisions_words()}>
          {letter.words && <span className={styles.text}>{letter.words}</span>}
        </Fact>
        <Fact label={m.grant_decisions_conditions()}>
          {letter.conditions && <span className={styles.text}>{letter.conditions}</span>}
        </Fact>
        <Fact label={m.grant_decisions_appeal_until()}>
          {isCurrent && appealUntil && dayText(appealUntil)}
        </Fact>
      </Facts>
      <p>
        <a href={ownLetterAddress(applicationId, id)} target="_blank" rel="noreferrer">
          {m.grant_decisions_letter_open()}
          <span className="ds-sr-only"> {dayOf(decidedAt)}</span>
        </a>
      </p>
    </article>
  )
}
