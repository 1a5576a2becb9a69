import { Button, Tag } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { WrittenText } from '../../correct/components/WrittenText.tsx'
import type { AfterDecision } from '../../correct/contract.ts'
import type { StaffHealthRefund } from '../../decide/contract.ts'
import { dayOfInstant } from '../../model/texts.ts'
import { appealOutcomeTexts } from '../appeal-texts.ts'
import { ResultDialog } from './ResultDialog.tsx'

type Props = {
  refund: StaffHealthRefund
  appeal: AfterDecision['appeals'][number]
  grantedOre: number
}

/** An appeal as its applicant has written it, and its answer, or what gives it one. */
export function StaffAppeal({ refund, appeal, grantedOre }: Props) {
  const { id, text, sentAt, isLate, isWithdrawn, answer } = appeal
  const heading = `health-appeal-of-${id}`
  return (
    <section className={partStyles.part} aria-labelledby={heading}>
      <h2 id={heading}>{m.health_after_appeal({ day: dayOfInstant(sentAt) })}</h2>
      {isLate && (
        <p>
          <Tag data-color="warning">{m.health_after_appeal_late()}</Tag>
        </p>
      )}
      <Facts>
        <Fact label={m.health_after_appeal_text()}>
          <WrittenText text={text} />
        </Fact>
        {answer && (
          <>
            <Fact label={m.health_after_answered_on()}>{dayOfInstant(answer.decidedAt)}</Fact>
            <Fact label={m.health_after_outcome()}>{appealOutcomeTexts[answer.outcome]()}</Fact>
            <Fact label={m.health_after_answer_words()}>
              <WrittenText text={answer.words} />
            </Fact>
          </>
        )}
      </Facts>
      {isWithdrawn && <p>{m.health_after_appeal_withdrawn()}</p>}
      {!(isWithdrawn || answer) && (
        <AnswerStep refund={refund} appeal={appeal} grantedOre={grantedOre} />
      )}
    </section>
  )
}

/** Somebody who took part in the decision does not judge it. */
function AnswerStep({ refund, appeal, grantedOre }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (appeal.isOwnDecision) return <p>{m.health_after_appeal_own()}</p>
  return (
    <div className={partStyles.buttons}>
      <Button onClick={() => setOpen(true)}>{m.health_after_answer()}</Button>
      {isOpen && (
        <ResultDialog
          refund={refund}
          appeal={appeal}
          grantedOre={grantedOre}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
