import { useState } from 'react'
import {
  type TerminationReason,
  terminationReasons,
} from '#core/memberships/termination-reasons.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Consequences } from '../../components/Consequences.tsx'
import { dateText, reasonNames } from '../../model/membership-texts.ts'
import { type Props, useChange } from './ChangeDialogs.tsx'
import { FrontDeskDialog } from './FrontDeskDialog.tsx'

/** Ends a membership sooner than the rules give. */
export function EndEarlyDialog(props: Props) {
  const [endDate, setEndDate] = useState(osloDate(new Date()))
  const [reason, setReason] = useState<TerminationReason | null>(null)
  const [isMissing, setMissing] = useState(false)
  const state = useChange(props, 'end-early', () => {
    setMissing(true)
    return reason && endDate ? { action: 'end-early', endDate, reason } : null
  })
  return (
    <FrontDeskDialog
      heading={m.desk_end_early()}
      yes={m.desk_end_early_yes()}
      state={state}
      onClose={props.onClose}
      fields={
        <>
          <TextField
            id="desk-end-early-day"
            label={m.desk_end_early_day()}
            type="date"
            error={isMissing && !endDate ? m.desk_day_required() : undefined}
            value={endDate}
            onChange={(event) => setEndDate(event.target.value)}
          />
          <Choices
            id="desk-end-early-reason"
            legend={m.audit_termination_reason()}
            type="radio"
            options={terminationReasons.map((value) => ({ value, text: reasonNames[value]() }))}
            chosen={reason ? [reason] : []}
            error={isMissing && !reason ? m.terminate_reason_required() : undefined}
            onChange={([value]) => setReason(value ?? null)}
          />
        </>
      }
    >
      {({ preview }) => (
        <>
          <Consequences preview={preview} />
          <p>{m.desk_end_early_text()}</p>
        </>
      )}
    </FrontDeskDialog>
  )
}

/** Registers that a member has withdrawn from a purchase online. */
export function WithdrawDialog(props: Props) {
  const [noticeOn, setNoticeOn] = useState(osloDate(new Date()))
  const [isMissing, setMissing] = useState(false)
  const state = useChange(props, 'withdraw', () => {
    setMissing(true)
    return noticeOn ? { action: 'withdraw', noticeOn } : null
  })
  const until = props.member.withdrawableUntil
  return (
    <FrontDeskDialog
      heading={m.desk_withdraw()}
      yes={m.withdraw_confirm()}
      state={state}
      onClose={props.onClose}
      fields={
        <TextField
          id="desk-withdraw-day"
          label={m.desk_withdraw_day()}
          hint={until ? m.desk_withdraw_hint({ date: dateText(until) }) : undefined}
          type="date"
          error={isMissing && !noticeOn ? m.desk_day_required() : undefined}
          value={noticeOn}
          onChange={(event) => setNoticeOn(event.target.value)}
        />
      }
    >
      {({ preview }) => (
        <>
          <Consequences preview={preview} />
          <p>{m.desk_withdraw_text()}</p>
        </>
      )}
    </FrontDeskDialog>
  )
}
