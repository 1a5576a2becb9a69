import { Button, Tag } from '@digdir/designsystemet-react'
import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { m } from '#messages'
import { Row } from '#ui/rows/Rows.tsx'
import { dayOfInstant, dayText } from '../../model/texts.ts'
import type { RepaymentView } from '../contract.ts'
import { correctionErrorText } from '../correction-texts.ts'
import { afterChanges, confirmRepayment, dropRepayment } from '../queries.ts'
import { registerTexts, repaymentText } from '../repayment-texts.ts'
import type { NewRepayment } from '../typed-repayment.ts'

type Props = {
  caseId: string
  repayment: RepaymentView
  /** Null while another one waits. */
  onReverse: ((repayment: NewRepayment) => void) | null
}

/** What came of a claim once: who registered it, and what can be done about it. */
export function RepaymentRow({ caseId, repayment, onReverse }: Props) {
  const { id, kind, amountOre, confirmedAt, isReversed } = repayment
  const mayReverse = confirmedAt !== null && kind !== 'taken-back' && !isReversed
  return (
    <Row
      name={repaymentText(repayment)}
      details={<Details repayment={repayment} />}
      action={
        confirmedAt === null ? (
          <Steps caseId={caseId} repayment={repayment} />
        ) : (
          mayReverse &&
          onReverse && (
            <Button
              variant="tertiary"
              data-size="sm"
              onClick={() => onReverse({ kind: 'taken-back', reversesId: id, amountOre })}
            >
              {registerTexts['taken-back']()}
              <span className="ds-sr-only">: {repaymentText(repayment)}</span>
            </Button>
          )
        )
      }
    />
  )
}

function Details({ repayment }: { repayment: RepaymentView }) {
  const { kind, day, reason, by, at, confirmedAt, isReversed, isOwn } = repayment
  const registeredBy = { name: by ?? m.health_after_former(), day: dayOfInstant(at) }
  return (
    <>
      {kind === 'received' && <p>{dayText(day)}</p>}
      {reason && <p>{reason}</p>}
      <p>{m.health_after_registered_by(registeredBy)}</p>
      {confirmedAt === null && (
        <p>
          <Tag data-color="warning">{m.health_after_waits()}</Tag>
        </p>
      )}
      {isReversed && (
        <p>
          <Tag data-color="neutral">{m.health_after_was_reversed()}</Tag>
        </p>
      )}
      {confirmedAt === null && isOwn && <p>{m.health_after_repayment_own()}</p>}
    </>
  )
}

function Steps({ caseId, repayment }: { caseId: string; repayment: RepaymentView }) {
  const { id, isOwn } = repayment
  const text = repaymentText(repayment)
  return (
    <>
      {!isOwn && (
        <AskFirst
          errorText={correctionErrorText}
          name={m.health_after_repayment_confirm()}
          of={text}
          heading={m.health_after_repayment_confirm_heading()}
          call={() => confirmRepayment(caseId, id)}
          changes={afterChanges}
          done={() => m.health_after_repayment_confirmed()}
        >
          <p>{text}</p>
          <p>{m.health_after_repayment_confirm_text()}</p>
        </AskFirst>
      )}
      <AskFirst
        errorText={correctionErrorText}
        name={m.health_after_repayment_drop()}
        of={text}
        heading={m.health_after_repayment_drop_heading()}
        variant="secondary"
        call={() => dropRepayment(caseId, id)}
        changes={afterChanges}
        done={() => m.health_after_repayment_dropped()}
      >
        <p>{text}</p>
        <p>{m.health_after_repayment_drop_text()}</p>
      </AskFirst>
    </>
  )
}
