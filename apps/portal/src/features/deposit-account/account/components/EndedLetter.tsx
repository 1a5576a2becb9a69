import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatDayAndYear } from '#platform/time/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { DepositAccount } from '../../model/contract.ts'

/** That the letter which the student has is no longer valid, and what to do about it. */
export function EndedLetter({ account }: { account: DepositAccount }) {
  if (account.letterEndedOn === null) return null
  const date = formatDayAndYear(noonOf(account.letterEndedOn))
  return (
    <NoticeBox tone="warning" heading={m.deposit_letter_ended_heading()}>
      <p>
        {account.paid
          ? m.deposit_letter_replaced_text({ date })
          : m.deposit_letter_ended_text({ date })}
      </p>
    </NoticeBox>
  )
}
