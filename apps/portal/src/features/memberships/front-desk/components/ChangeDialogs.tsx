import { useState } from 'react'
import {
  type TerminationReason,
  terminationReasons,
} from '#core/memberships/termination-reasons.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { Choices } from '#ui/form/Choices.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Consequences } from '../../components/Consequences.tsx'
import type { ActionPreview } from '../../model/contract.ts'
import { monthsText, monthText, periodText, reasonNames } from '../../model/membership-texts.ts'
import {
  maxFreezeMonths,
  type WaivableFreezeRule,
  waivableFreezeRules,
} from '../../model/rules/freeze.ts'
import { monthsAfter, nextMonth } from '../../model/rules/months.ts'
import type { FrontDeskAction, FrontDeskMember } from '../contract.ts'
import { changeMembership, previewChange } from '../queries.ts'
import { FrontDeskDialog } from './FrontDeskDialog.tsx'
import { useFrontDeskDialog } from './use-front-desk-dialog.ts'
import { WaivedRules } from './WaivedRules.tsx'

export type Props = { member: FrontDeskMember; onClose: () => void }

/** The two steps of a change of a membership. */
export function useChange(
  { member, onClose }: Props,
  kind: FrontDeskAction['action'],
  chosen: () => FrontDeskAction | null,
) {
  return useFrontDeskDialog<{ action: FrontDeskAction; preview: ActionPreview; version: number }>({
    draftKey: `membership-${kind}:${member.id}`,
    loadPreview: () => {
      const action = chosen()
      return (
        action &&
        previewChange(member.id, action).then((preview) => ({
          action,
          preview,
          version: member.version,
        }))
      )
    },
    change: (why, { action, version }) =>
      changeMembership(member.id, { change: action, version, why }),
    onDone: () => m.desk_done(),
    onClose,
  })
}

const counts = Array.from({ length: maxFreezeMonths }, (_, index) => index + 1)
const ruleNames = {
  FREEZE_TOO_SOON: m.desk_rule_notice,
  FREEZE_LIMIT: m.desk_rule_limit,
  FREEZE_INVOICED: m.desk_rule_invoiced,
}

/** Month and length of a freeze, also beyond the member’s limits. */
export function FreezeDialog(props: Props) {
  const first = nextMonth(osloDate(new Date()))
  const [fromDate, setFromDate] = useState(first)
  const [numberOfMonths, setNumberOfMonths] = useState(1)
  const [waivedRules, setWaivedRules] = useState<WaivableFreezeRule[]>([])
  const state = useChange(props, 'freeze', () => ({
    action: 'freeze',

    fromDate,
    numberOfMonths,
    waivedRules,
  }))
  return (
    <FrontDeskDialog
      heading={m.desk_freeze()}
      yes={m.desk_confirm_freeze()}
      state={state}
      onClose={props.onClose}
      fields={
        <>
          <SelectField
            id="desk-freeze-from"
            label={m.freeze_from()}
            error={undefined}
            value={fromDate}
            onChange={(event) => setFromDate(event.target.value)}
          >
            {counts
              .map((count) => monthsAfter(first, count - 1))
              .map((month) => (
                <option key={month} value={month}>
                  {monthText(month)}
                </option>
              ))}
          </SelectField>
          <SelectField
            id="desk-freeze-months"
            label={m.freeze_how_long()}
            error={undefined}
            value={numberOfMonths}
            onChange={(event) => setNumberOfMonths(Number(event.target.value))}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {monthsText(count)}
              </option>
            ))}
          </SelectField>
          <WaivedRules
            options={waivableFreezeRules.map((value) => ({ value, text: ruleNames[value]() }))}
            chosen={waivedRules}
            onChange={setWaivedRules}
          />
        </>
      }
    >
      {({ preview }) => (
        <>
          <Consequences preview={preview} />
          <p>{m.desk_freeze_text()}</p>
        </>
      )}
    </FrontDeskDialog>
  )
}

export function TerminateDialog(props: Props) {
  const [reason, setReason] = useState<TerminationReason | null>(null)
  const [isMissing, setMissing] = useState(false)
  const state = useChange(props, 'terminate', () => {
    setMissing(reason === null)
    return reason && { action: 'terminate', reason }
  })
  return (
    <FrontDeskDialog
      heading={m.desk_terminate()}
      yes={m.desk_confirm_terminate()}
      state={state}
      onClose={props.onClose}
      fields={
        <Choices
          id="desk-terminate-reason"
          legend={m.audit_termination_reason()}
          type="radio"
          options={terminationReasons.map((value) => ({ value, text: reasonNames[value]() }))}
          chosen={reason ? [reason] : []}
          error={isMissing ? m.terminate_reason_required() : undefined}
          onChange={([value]) => {
            setReason(value ?? null)
            setMissing(false)
          }}
        />
      }
    >
      {({ preview }) => (
        <>
          <Consequences preview={preview} />
          <p>{m.desk_terminate_text()}</p>
        </>
      )}
    </FrontDeskDialog>
  )
}

/** Cancels a freeze that has not started. */
export function CancelFreezeDialog(
  props: Props & { freeze: { id: number; startDate: string; endDate: string } },
) {
  const { freeze, onClose } = props
  const state = useChange(props, 'cancel-freeze', () => ({
    action: 'cancel-freeze',
    freezeId: freeze.id,
  }))
  return (
    <FrontDeskDialog
      heading={m.desk_take_back_freeze()}
      yes={m.desk_take_back_freeze()}
      state={state}
      onClose={onClose}
      fields={<p>{periodText(freeze)}</p>}
    >
      {({ preview }) => (
        <>
          <p>{m.freeze_take_back_text({ period: periodText(freeze) })}</p>
          <Consequences preview={preview} />
        </>
      )}
    </FrontDeskDialog>
  )
}

export function ReinstateDialog(props: Props) {
  const state = useChange(props, 'reinstate', () => ({
    action: 'reinstate',
  }))
  return (
    <FrontDeskDialog
      heading={m.desk_take_back_termination()}
      yes={m.desk_take_back_termination()}
      state={state}
      onClose={props.onClose}
    >
      {({ preview }) => (
        <>
          {preview.membershipEndDate === null && (
            <Facts>
              <Fact label={m.membership_last_day()}>{m.desk_runs_on()}</Fact>
            </Facts>
          )}
          <Consequences preview={preview} />
          <p>{m.desk_lapsed_stay()}</p>
        </>
      )}
    </FrontDeskDialog>
  )
}

/** Blocks the membership from booking, or unblocks it. */
export function DisqualifyDialog(props: Props) {
  const isDisqualified = props.member.membership?.isDisqualified ?? false
  const [action] = useState(isDisqualified ? ('requalify' as const) : ('disqualify' as const))
  const state = useChange(props, action, () => ({ action }))
  const name = action === 'disqualify' ? m.desk_disqualify() : m.desk_requalify()
  return (
    <FrontDeskDialog heading={name} yes={name} state={state} onClose={props.onClose}>
      {() => <p>{action === 'disqualify' ? m.desk_disqualify_text() : m.desk_requalify_text()}</p>}
    </FrontDeskDialog>
  )
}
