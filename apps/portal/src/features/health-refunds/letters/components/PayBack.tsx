import { accountText } from '#core/documents/letters/letter-texts.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { dayText } from '../../model/texts.ts'
import type { OwnDecisions } from '../contract.ts'

/** What somebody has to pay back, by when and how. */
export function PayBack({ claim }: { claim: NonNullable<OwnDecisions['claim']> }) {
  const { leftOre, payBackBy, account, reference } = claim
  return (
    <NoticeBox tone="warning" heading={m.health_letter_pay_back()}>
      <p>{m.health_letter_claim_text()}</p>
      {payBackBy < osloDate(new Date()) && <p>{m.health_letter_claim_overdue()}</p>}
      <Facts>
        <Fact label={m.health_letter_claim_amount()}>{formatKroner(leftOre)}</Fact>
        <Fact label={m.health_letter_pay_back_by()}>{dayText(payBackBy)}</Fact>
        <Fact label={m.health_letter_pay_to()}>
          {account === null ? m.health_letter_no_account() : accountText(account)}
        </Fact>
        <Fact label={m.health_letter_pay_reference()}>{reference}</Fact>
      </Facts>
    </NoticeBox>
  )
}
