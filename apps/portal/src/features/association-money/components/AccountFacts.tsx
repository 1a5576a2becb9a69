import type { ReactNode } from 'react'
import { m } from '#messages'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { BankAccount } from '../model/contract.ts'
import { byText } from './money-texts.ts'

/** A bank account without its number: whose it is, who entered it and who confirmed it. */
export function AccountFacts(props: { account: BankAccount; children?: ReactNode }) {
  const { masked, holder, enteredBy, enteredAt, confirmedBy, confirmedAt } = props.account
  return (
    <Facts>
      <Fact label={m.association_account_number()}>{masked}</Fact>
      <Fact label={m.association_account_holder()}>{holder}</Fact>
      <Fact label={m.association_account_entered_label()}>{byText(enteredBy, enteredAt)}</Fact>
      <Fact label={m.association_account_confirmed_label()}>
        {confirmedAt && byText(confirmedBy, confirmedAt)}
      </Fact>
      {props.children}
    </Facts>
  )
}
