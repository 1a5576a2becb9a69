import { Button } from '@digdir/designsystemet-react'
import { type ComponentType, useState } from 'react'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { cashMembership } from '../../model/rules/membership-facts.ts'
import type { FrontDeskMember } from '../contract.ts'
import {
  DisqualifyDialog,
  FreezeDialog,
  ReinstateDialog,
  TerminateDialog,
} from './ChangeDialogs.tsx'
import { EndEarlyDialog, WithdrawDialog } from './EndDialogs.tsx'
import styles from './FrontDesk.module.css'
import { SellDialog } from './SellDialog.tsx'

type Action = {
  name: string
  Dialog: ComponentType<{ member: FrontDeskMember; onClose: () => void }>
}

/** The actions that are possible for this person. */
export function FrontDeskActions({ member }: { member: FrontDeskMember }) {
  const [open, setOpen] = useState<Action | null>(null)
  const actions = actionsOf(member)
  return (
    <>
      {actions.length > 0 && (
        <div className={styles.buttons}>
          {actions.map((action) => (
            <Button key={action.name} variant="secondary" onClick={() => setOpen(action)}>
              {action.name}
            </Button>
          ))}
        </div>
      )}
      {open && <open.Dialog member={member} onClose={() => setOpen(null)} />}
    </>
  )
}

function actionsOf({ membership, types, withdrawableUntil }: FrontDeskMember): Action[] {
  const sell = (name: string) => (types.length > 0 ? [{ name, Dialog: SellDialog }] : [])
  if (!membership) return sell(m.desk_sell())
  const { terminationDate, membershipEndDate, membershipCategory, isDisqualified } = membership
  const runsOn: Action[] = [
    { name: m.desk_freeze(), Dialog: FreezeDialog },
    { name: m.desk_terminate(), Dialog: TerminateDialog },
  ]
  const isOver = terminationDate !== null
  return [
    ...(isOver
      ? [{ name: m.desk_take_back_termination(), Dialog: ReinstateDialog }]
      : membershipCategory === cashMembership
        ? []
        : runsOn),
    ...(membershipEndDate === null || membershipEndDate > osloDate(new Date())
      ? [{ name: m.desk_end_early(), Dialog: EndEarlyDialog }]
      : []),
    ...(withdrawableUntil === null ? [] : [{ name: m.desk_withdraw(), Dialog: WithdrawDialog }]),
    {
      name: isDisqualified ? m.desk_requalify() : m.desk_disqualify(),
      Dialog: DisqualifyDialog,
    },
    ...(membershipEndDate ? sell(m.desk_sell_next()) : []),
  ]
}
