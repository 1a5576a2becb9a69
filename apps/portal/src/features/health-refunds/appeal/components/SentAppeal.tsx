import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { m } from '#messages'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import type { AppealView } from '../../letters/contract.ts'
import { healthRefundsKey } from '../../model/queries.ts'
import { dayOfInstant } from '../../model/texts.ts'
import { appealErrorText, appealOutcomeTexts } from '../own-appeal-texts.ts'
import { withdrawAppeal } from '../own-queries.ts'
import { appealHeadingId, useFocusAfter } from '../use-focus-after.ts'
import styles from './Appeal.module.css'

/** An appeal that was sent, with its answer. */
export function SentAppeal({ id, appeal }: { id: string; appeal: AppealView }) {
  const { text, sentAt, isLate, isWithdrawn, answer } = appeal
  const sent = dayOfInstant(sentAt)
  return (
    <article className={partStyles.box} aria-label={`${m.health_appeal_own_label()}, ${sent}`}>
      <Facts>
        <Fact label={m.health_appeal_own_state()}>{stateText(appeal)}</Fact>
        <Fact label={m.health_appeal_own_sent()}>
          {isLate ? m.health_appeal_own_is_late({ sent }) : sent}
        </Fact>
        <Fact label={m.health_appeal_own_label()}>
          <span className={styles.text}>{text}</span>
        </Fact>
        <Fact label={m.health_appeal_own_answered()}>
          {answer && dayOfInstant(answer.decidedAt)}
        </Fact>
        <Fact label={m.health_appeal_own_words()}>
          {answer && <span className={styles.text}>{answer.words}</span>}
        </Fact>
      </Facts>
      {!(answer || isWithdrawn) && <WithdrawAppeal id={id} />}
    </article>
  )
}

function WithdrawAppeal({ id }: { id: string }) {
  const expectEnd = useFocusAfter(appealHeadingId)
  return (
    <div>
      <AskFirst
        name={m.health_appeal_own_withdraw()}
        heading={m.health_appeal_own_withdraw_heading()}
        variant="secondary"
        call={() => withdrawAppeal(id)}
        changes={healthRefundsKey}
        done={() => {
          expectEnd()
          return m.health_appeal_own_withdrawn_done()
        }}
        errorText={appealErrorText}
      >
        <p>{m.health_appeal_own_withdraw_text()}</p>
      </AskFirst>
    </div>
  )
}

function stateText({ answer, isWithdrawn }: AppealView): string {
  if (isWithdrawn) return m.health_appeal_own_is_withdrawn()
  return answer ? appealOutcomeTexts[answer.outcome]() : m.health_appeal_own_waits()
}
