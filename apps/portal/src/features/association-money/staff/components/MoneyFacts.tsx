import type { ReactNode } from 'react'
import { StateTag } from '#core/associations/components/AssociationFrame.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { AccountFacts } from '../../components/AccountFacts.tsx'
import styles from '../../components/AssociationMoney.module.css'
import { warningTexts } from '../../components/money-texts.ts'
import type { StaffAccount, StaffMoney } from '../contract.ts'

/** What staff decide a payout by: the money, where it goes, and what to look at first. */
export function MoneyFacts({ money, children }: { money: StaffMoney; children?: ReactNode }) {
  const { state, balanceOre, availableOre, comingTicketsOre, account } = money
  return (
    <>
      {state !== 'active' && <StateTag state={state} />}
      <Facts>
        {children}
        <Fact label={m.association_money_balance()}>{formatKroner(balanceOre)}</Fact>
        <Fact label={m.association_money_available()}>{formatKroner(availableOre)}</Fact>
        <Fact label={m.association_money_tickets()}>
          {comingTicketsOre > 0 &&
            m.association_money_tickets_text({ amount: formatKroner(comingTicketsOre) })}
        </Fact>
      </Facts>
      {account ? (
        <>
          <AccountFacts account={account} />
          <Warnings account={account} />
        </>
      ) : (
        <NoticeBox tone="warning">
          <p>{m.association_account_missing_staff()}</p>
        </NoticeBox>
      )}
    </>
  )
}

function Warnings({ account: { warnings, sharedWith } }: { account: StaffAccount }) {
  if (warnings.length === 0) return null
  return (
    <NoticeBox tone="warning">
      <ul className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={warning}>
            {warningTexts[warning]()}
            {warning === 'shared' && ` ${sharedWith.join(', ')}.`}
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}
