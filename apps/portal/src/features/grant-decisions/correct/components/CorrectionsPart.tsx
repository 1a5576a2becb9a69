import { useQuery } from '@tanstack/react-query'
import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { instantText } from '../../components/day-text.ts'
import styles from '../../components/GrantDecisions.module.css'
import { outcomeTexts } from '../../model/decision-texts.ts'
import { staffDecisionErrorText } from '../../model/refusal-messages.ts'
import type { StaffCorrection } from '../contract.ts'
import { confirmCorrection, correctionsQuery, dropCorrection } from '../queries.ts'

/** Corrections that wait for a second person; nothing where there are none. */
export function CorrectionsPart() {
  const { data, error, refetch } = useQuery(correctionsQuery)
  if (error && !data)
    return <LoadFailure text={staffDecisionErrorText(error)} retry={() => refetch()} />
  if (!data || data.items.length + data.hidden === 0) return null
  return (
    <section className={partStyles.part} aria-labelledby="grant-corrections">
      <h2 id="grant-corrections">{m.grant_decisions_corrections()}</h2>
      {data.hidden > 0 && <p>{m.grant_decisions_corrections_hidden({ count: data.hidden })}</p>}
      {data.items.map((one) => (
        <Correction key={one.id} one={one} />
      ))}
    </section>
  )
}

const decisionText = ({ outcome, amountOre }: StaffCorrection['before']): string =>
  outcome === 'granted'
    ? `${outcomeTexts.granted()}: ${formatKroner(amountOre)}`
    : outcomeTexts[outcome]()

function Correction({ one }: { one: StaffCorrection }) {
  const { id, reference, title, applicant, before, isOwn } = one
  return (
    <article className={partStyles.box} aria-labelledby={`correction-${id}`}>
      <h3 id={`correction-${id}`}>
        {reference}: {title}
      </h3>
      <Facts>
        <Fact label={m.grant_applicant()}>{applicant ?? m.grant_applicant_gone()}</Fact>
        <Fact label={m.grant_decisions_letter_was_wrong()}>{one.note}</Fact>
        <Fact label={m.grant_decisions_correction_before()}>{decisionText(before)}</Fact>
        <Fact label={m.grant_decisions_correction_after()}>{decisionText(one)}</Fact>
        <Fact label={m.grant_decisions_reasons()}>
          {one.reasons.map((reason) => textIn(reason)).join(' ')}
        </Fact>
        <Fact label={m.grant_decisions_words()}>
          {one.words && <span className={styles.text}>{one.words}</span>}
        </Fact>
        <Fact label={m.grant_decisions_conditions()}>
          {one.conditions && <span className={styles.text}>{one.conditions}</span>}
        </Fact>
        <Fact label={m.grant_decisions_correction_by()}>
          {m.grant_decisions_by({
            name: one.by ?? m.grant_decisions_nobody(),
            date: instantText(one.proposedAt),
          })}
        </Fact>
      </Facts>
      {isOwn && <p>{m.grant_decisions_correction_own()}</p>}
      <div className={partStyles.buttons}>
        {!isOwn && (
          <AskFirst
            errorText={staffDecisionErrorText}
            name={m.grant_decisions_correction_confirm()}
            of={reference}
            heading={m.grant_decisions_correction_confirm_heading({ reference })}
            call={() => confirmCorrection(id)}
            changes={staffKey}
            done={() => m.grant_decisions_correction_confirmed()}
          >
            <p>{decisionText(one)}</p>
            <p>{m.grant_decisions_correction_confirm_text()}</p>
          </AskFirst>
        )}
        <AskFirst
          errorText={staffDecisionErrorText}
          name={m.grant_decisions_correction_drop()}
          of={reference}
          heading={m.grant_decisions_correction_drop_heading({ reference })}
          variant="secondary"
          call={() => dropCorrection(id)}
          changes={staffKey}
          done={() => m.grant_decisions_correction_dropped()}
        >
          <p>{m.grant_decisions_correction_drop_text()}</p>
        </AskFirst>
      </div>
    </article>
  )
}
