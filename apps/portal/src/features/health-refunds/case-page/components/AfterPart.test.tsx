import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { LoginInPlaceProvider } from '#core/sessions/login/use-login-in-place.tsx'
import { m } from '#messages'
import { SnackbarProvider } from '#ui/snackbar/Snackbar.tsx'
import { ResultDialog } from '../../appeal/components/ResultDialog.tsx'
import { CorrectDialog } from '../../correct/components/CorrectDialog.tsx'
import { FollowUpDetails } from '../../correct/components/FollowUpRow.tsx'
import { tryQuery } from '../../correct/queries.ts'
import {
  afterOf,
  appeal,
  calculationOf,
  correction,
  decision,
  refundOf,
  repayment,
} from '../../testing/staff-refund.testing.ts'
import { After } from './AfterPart.tsx'

const refund = refundOf()

/** @param sumOre what the server says of the expenses as they are */
function show(part: ReactNode, sumOre?: number): string {
  const client = new QueryClient()
  if (sumOre !== undefined)
    client.setQueryData(tryQuery(refund.id, []).queryKey, { calculation: calculationOf(sumOre) })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SnackbarProvider>
        <LoginInPlaceProvider>{part}</LoginInPlaceProvider>
      </SnackbarProvider>
    </QueryClientProvider>,
  )
}

/** A dialog keeps what had the focus before it. */
function showDialog(dialog: ReactNode, sumOre?: number): string {
  vi.stubGlobal('document', { activeElement: null })
  return show(dialog, sumOre)
}

const showAfter = (changes: Parameters<typeof afterOf>[0]) =>
  show(<After refund={refund} after={afterOf(changes)} />)

describe('a correction that waits', () => {
  it('is confirmed by somebody else than who has proposed it', () => {
    expect(showAfter({ correction })).toContain(m.health_after_confirm())
    const own = showAfter({ correction: { ...correction, isOwn: true } })
    expect(own).not.toContain(m.health_after_confirm())
    expect(own).toContain(m.health_after_correction_own())
    expect(own).toContain(m.health_after_drop())
  })

  it('says of each expense what counts before and after, and why', () => {
    const shown = showAfter({ correction }).replaceAll('\u00a0', ' ')
    expect(shown).toContain('1 000 kr teller nå, 600 kr etter rettelsen.')
    expect(shown).toContain('Bleking dekkes ikke.')
    expect(shown).toContain('−400 kr')
  })
})

describe('an appeal', () => {
  it('is answered by somebody who had no part in the decision', () => {
    expect(showAfter({ appeals: [appeal] })).toContain(m.health_after_answer())
    const own = showAfter({ appeals: [{ ...appeal, isOwnDecision: true }] })
    expect(own).not.toContain(m.health_after_answer())
    expect(own).toContain(m.health_after_appeal_own())
  })

  it('is answered once', () => {
    const answer = { outcome: 'stands', words: 'Nei.', decidedAt: appeal.sentAt } as const
    const answered = showAfter({ appeals: [{ ...appeal, answer }] })
    expect(answered).toContain(m.health_after_appeal_stands())
    expect(answered).not.toContain(m.health_after_answer())
    expect(showAfter({ appeals: [{ ...appeal, isWithdrawn: true }] })).not.toContain(
      m.health_after_answer(),
    )
  })

  it('is refused for its lateness only where it is late', () => {
    const dialog = (isLate: boolean) =>
      showDialog(
        <ResultDialog
          refund={refund}
          appeal={{ ...appeal, isLate }}
          grantedOre={1_000_00}
          onClose={() => undefined}
        />,
      )
    expect(dialog(false)).not.toContain(m.health_after_appeal_not_heard())
    expect(dialog(true)).toContain(m.health_after_appeal_not_heard())
  })
})

describe('a correction that is written', () => {
  const dialog = (sumOre?: number) =>
    showDialog(
      <CorrectDialog refund={refund} decision={decision} onClose={() => undefined} />,
      sumOre,
    )

  it('has a day to pay back where the new sum is lower', () => {
    expect(dialog(900_00)).toContain(m.health_after_pay_back_by())
    expect(dialog(1_000_00)).not.toContain(m.health_after_pay_back_by())
    expect(dialog(1_100_00)).not.toContain(m.health_after_pay_back_by())
    expect(dialog()).not.toContain(m.health_after_pay_back_by())
  })

  it('says that the sum is being worked out until it is there', () => {
    expect(dialog()).toContain(m.health_after_sum_busy())
    expect(dialog(900_00)).not.toContain(m.health_after_sum_busy())
  })

  it('is offered while no payout is on its way', () => {
    expect(showAfter({ mayCorrect: true })).toContain(m.health_after_correct())
    expect(showAfter({})).not.toContain(m.health_after_correct())
    const paying = showAfter({ mayCorrect: true, isPaying: true })
    expect(paying).not.toContain(m.health_after_correct())
    expect(paying).toContain(m.health_after_paying_correct())
  })
})

describe('a claim', () => {
  const claim = { leftOre: 400_00, reference: 'ABC' }
  const register = m.health_after_register_received()

  it('takes one entry at a time, which somebody else confirms', () => {
    expect(showAfter({ claim })).toContain(register)
    const waiting = showAfter({ claim, repayments: [repayment] })
    expect(waiting).not.toContain(register)
    expect(waiting).toContain(m.health_after_repayment_confirm())
    const own = showAfter({ claim, repayments: [{ ...repayment, isOwn: true }] })
    expect(own).not.toContain(`>${m.health_after_repayment_confirm()}<`)
    expect(own).toContain(m.health_after_repayment_own())
  })

  it('has entries taken back that are confirmed and were wrong, once', () => {
    const reverse = m.health_after_register_taken_back()
    const confirmed = { ...repayment, confirmedAt: repayment.at }
    const shown = (changes: object) =>
      showAfter({ claim, repayments: [{ ...confirmed, ...changes }] }).includes(`>${reverse}<`)
    expect(shown({})).toBe(true)
    expect(shown({ isReversed: true })).toBe(false)
    expect(shown({ kind: 'taken-back' })).toBe(false)
    expect(shown({ confirmedAt: null })).toBe(false)
  })
})

it('links the letter of each decision in every language', () => {
  const path = `/api/frontend/staff/health-refunds/${refund.id}/letters/${decision.id}`
  expect(showAfter({})).toContain(`href="${path}?language=no"`)
  expect(showAfter({})).toContain(`href="${path}?language=en"`)
})

it('a claim that is to be paid back is overdue the day after', () => {
  const item = {
    kind: 'claim',
    caseId: refund.id,
    name: 'Kari Lunde',
    since: '2027-05-02T10:00:00.000Z',
    amountOre: 400_00,
    dueOn: '2027-06-01',
    isOwn: false,
  } as const
  const onDay = (today: string) => show(<FollowUpDetails item={item} today={today} />)
  const overdue = m.health_after_overdue({ day: '1. juni 2027' }).replaceAll(' ', '\u00a0')
  expect(onDay('2027-06-02').replaceAll(' ', '\u00a0')).toContain(overdue)
  expect(onDay('2027-06-01').replaceAll(' ', '\u00a0')).not.toContain(overdue)
})
