import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { staffKey } from '#core/staff-area/queries.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { dayText, instantText } from '../../components/day-text.ts'
import styles from '../../components/GrantDecisions.module.css'
import { appealTexts, outcomeTexts } from '../../model/decision-texts.ts'
import { staffDecisionErrorText } from '../../model/refusal-messages.ts'
import type { StaffAppeal } from '../contract.ts'
import { confirmResult, dropResult } from '../queries.ts'
import { ResultDialog } from './ResultDialog.tsx'

/** One appeal, with what can be done about it. */
export function StaffAppealView({ appeal }: { appeal: StaffAppeal }) {
  const { id, reference, title, applicant, outcome, amountOre, requestedOre, result } = appeal
  return (
    <article className={partStyles.box} aria-labelledby={`appeal-${id}`}>
      <h3 id={`appeal-${id}`}>
        {reference}: {title}
      </h3>
      <Facts>
        <Fact label={m.grant_applicant()}>{applicant ?? m.grant_applicant_gone()}</Fact>
        <Fact label={m.grant_decisions_appeal_sent()}>
          {instantText(appeal.sentAt)}
          {appeal.isLate && ` (${m.grant_decisions_appeal_is_late()})`}
        </Fact>
        <Fact label={m.grant_content_requested()}>{formatKroner(requestedOre)}</Fact>
        <Fact label={m.grant_decisions_decision()}>
          {outcomeTexts[outcome]()}
          {outcome === 'granted' && `: ${formatKroner(amountOre)}`}
        </Fact>
        <Fact label={m.grant_decisions_appeal_text()}>
          <span className={styles.text}>{appeal.text}</span>
        </Fact>
        {result && (
          <>
            <Fact label={m.grant_decisions_result_outcome()}>{resultText(result)}</Fact>
            <Fact label={m.grant_decisions_appeal_words()}>
              <span className={styles.text}>{result.words}</span>
            </Fact>
            <Fact label={m.grant_decisions_result_by()}>
              {m.grant_decisions_by({
                name: result.by ?? m.grant_decisions_nobody(),
                date: instantText(result.registeredAt),
              })}
            </Fact>
          </>
        )}
      </Facts>
      {!result?.confirmedAt && <Steps appeal={appeal} />}
    </article>
  )
}

const resultText = ({ outcome, resultOre, decidedOn }: NonNullable<StaffAppeal['result']>) => {
  const amount = resultOre === null ? '' : `: ${formatKroner(resultOre)}`
  return `${appealTexts[outcome]()}${amount} (${dayText(decidedOn)})`
}

function Steps({ appeal }: { appeal: StaffAppeal }) {
  const { id, reference, result } = appeal
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {result?.isOwn && <p>{m.grant_decisions_result_own()}</p>}
      <div className={partStyles.buttons}>
        {result && !result.isOwn && (
          <AskFirst
            errorText={staffDecisionErrorText}
            name={m.grant_decisions_result_confirm()}
            of={reference}
            heading={m.grant_decisions_result_confirm_heading({ reference })}
            call={() => confirmResult(id, result.registeredAt)}
            changes={staffKey}
            done={() => m.grant_decisions_result_confirmed()}
          >
            <p>{resultText(result)}</p>
            <p>{m.grant_decisions_result_confirm_text()}</p>
          </AskFirst>
        )}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {result ? m.grant_decisions_result_change() : m.grant_decisions_result_register()}
          <span className="ds-sr-only">: {reference}</span>
        </Button>
        {result && (
          <AskFirst
            errorText={staffDecisionErrorText}
            name={m.grant_decisions_result_drop()}
            of={reference}
            heading={m.grant_decisions_result_drop_heading({ reference })}
            variant="secondary"
            call={() => dropResult(id, result.registeredAt)}
            changes={staffKey}
            done={() => m.grant_decisions_result_dropped()}
          >
            <p>{m.grant_decisions_result_drop_text()}</p>
          </AskFirst>
        )}
      </div>
      {isOpen && <ResultDialog appeal={appeal} onClose={() => setOpen(false)} />}
    </>
  )
}
