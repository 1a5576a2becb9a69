import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { TermFacts } from '../../components/TermFacts.tsx'
import { useMemberAction } from '../../components/use-member-action.ts'
import type { OwnMembership } from '../../model/contract.ts'
import { joiningAddress } from '../../model/joining-address.ts'
import { dayText, feeText, instantText } from '../../model/member-texts.ts'
import { leave, membershipsKey, renew } from '../queries.ts'

/** Where somebody stands in one association, and what they can do about it. */
export function OwnPlace({ membership }: { membership: OwnMembership }) {
  const { canRenew, next, feeOre } = membership
  return (
    <>
      <NoticeBox tone={toneOf(membership)}>
        <p>{placeText(membership)}</p>
      </NoticeBox>
      {canRenew && (
        <>
          <p>{m.association_renew_gives()}</p>
          <TermFacts term={next} feeOre={feeOre} />
        </>
      )}
      <div className={styles.buttons}>
        {canRenew && <Renew membership={membership} />}
        {membership.state === 'to-pay' && <Pay slug={membership.slug} />}
        <Leave membership={membership} />
      </div>
    </>
  )
}

function toneOf({ state, isCovered }: OwnMembership): 'success' | 'warning' | 'info' {
  if (state === 'member') return isCovered ? 'success' : 'warning'
  return state === 'to-pay' ? 'warning' : 'info'
}

function placeText(membership: OwnMembership): string {
  const { state, name, until, isCovered, lapsesOn, payBefore, feeOre, associationState } =
    membership
  if (state === 'requested') return m.association_place_requested({ name })
  if (state === 'to-pay')
    return m.association_place_to_pay({
      name,
      fee: feeText(feeOre),
      before: payBefore ? instantText(payBefore) : '',
    })
  if (associationState === 'closed') return m.association_closed_text({ name })
  if (isCovered && until) return m.association_place_member({ name, until: dayText(until) })
  return until && lapsesOn
    ? m.association_place_over({ name, until: dayText(until), lapses: dayText(lapsesOn) })
    : m.association_place_no_term({ name })
}

const payAddress = (slug: string) => joiningAddress('associationFeePayment', { slug })

function Pay({ slug }: { slug: string }) {
  return (
    <Button onClick={() => window.location.assign(payAddress(slug))}>
      {m.association_pay_card()}
    </Button>
  )
}

function Renew({ membership: { id, slug, name, feeOre } }: { membership: OwnMembership }) {
  const renewing = useMemberAction({
    call: () => renew(id),
    changes: membershipsKey,
    done: ({ is }) =>
      is === 'renewed' ? m.association_renewed({ name }) : m.association_pay_first(),
    onDone: ({ is }) => {
      if (is === 'to-pay') window.location.assign(payAddress(slug))
    },
  })
  return (
    <Button loading={renewing.isPending} onClick={() => renewing.mutate()}>
      {feeOre > 0 ? m.association_renew_pay({ name }) : m.association_renew({ name })}
    </Button>
  )
}

function Leave({ membership: { id, name, state } }: { membership: OwnMembership }) {
  const [isOpen, setOpen] = useState(false)
  const isMember = state === 'member'
  const leaving = useMemberAction({
    call: () => leave(id),
    changes: membershipsKey,
    done: () => (isMember ? m.association_left({ name }) : m.association_taken_back({ name })),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {isMember ? m.association_leave({ name }) : m.association_take_back({ name })}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={
            isMember
              ? m.association_leave_heading({ name })
              : m.association_take_back_heading({ name })
          }
          yes={isMember ? m.association_leave_yes() : m.association_take_back_yes()}
          isBusy={leaving.isPending}
          onConfirm={() => leaving.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{isMember ? m.association_leave_text() : m.association_take_back_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
