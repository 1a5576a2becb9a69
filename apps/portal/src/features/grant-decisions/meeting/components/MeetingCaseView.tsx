import type { ReactNode } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { instantText } from '../../components/day-text.ts'
import styles from '../../components/GrantDecisions.module.css'
import { causeTexts, outcomeTexts } from '../../model/decision-texts.ts'
import type { Meeting, MeetingCase } from '../contract.ts'

/** One application on the list of a meeting. */
export function MeetingCaseView({
  one,
  corrections,
  children,
}: {
  one: MeetingCase
  /** Of the minutes, about this case. */
  corrections: Meeting['corrections']
  children?: ReactNode
}) {
  const { applicationId, reference, title, outcome, amountOre, requestedOre, steppedOut } = one
  return (
    <article className={partStyles.box} aria-labelledby={`case-${applicationId}`}>
      <h3 id={`case-${applicationId}`}>
        {reference}: {title}
      </h3>
      <Facts isDense>
        <Fact label={m.grant_applicant()}>{one.applicant ?? m.grant_applicant_gone()}</Fact>
        <Fact label={m.grant_type()}>{textIn(one.type)}</Fact>
        <Fact label={m.grant_content_requested()}>{formatKroner(requestedOre)}</Fact>
        <Fact label={m.grant_decisions_decision()}>
          {outcome ? outcomeTexts[outcome]() : m.grant_decisions_no_proposal()}
          {outcome === 'granted' && `: ${formatKroner(amountOre)}`}
        </Fact>
        <Fact label={m.grant_decisions_reasons()}>
          {one.reasons.map((reason) => textIn(reason)).join(', ')}
        </Fact>
        <Fact label={m.grant_decisions_words()}>
          {one.words && <span className={styles.text}>{one.words}</span>}
        </Fact>
        <Fact label={m.grant_decisions_conditions()}>
          {one.conditions && <span className={styles.text}>{one.conditions}</span>}
        </Fact>
        <Fact label={m.grant_decisions_proposed_by()}>{one.proposedBy}</Fact>
        <Fact label={m.grant_decisions_stepped_out()}>
          {steppedOut.map(({ name, cause }) => `${name} (${causeTexts[cause]()})`).join(', ')}
        </Fact>
      </Facts>
      {one.isOutdated && <p>{m.grant_decisions_case_outdated()}</p>}
      {one.isWithdrawn && <p>{m.grant_decisions_case_withdrawn()}</p>}
      {one.hasAppeal && <p>{m.grant_decisions_case_appealed()}</p>}
      {corrections.map(({ number, at, by, text }) => (
        <div key={number}>
          <p>
            {m.grant_decisions_minutes_case_correction({
              number,
              date: instantText(at),
              name: by,
            })}
          </p>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
      {children}
    </article>
  )
}
