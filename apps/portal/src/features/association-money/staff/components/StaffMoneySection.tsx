import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { AccountFacts } from '../../components/AccountFacts.tsx'
import styles from '../../components/AssociationMoney.module.css'
import { RequestRow } from '../../components/RequestRow.tsx'
import type { BankAccount } from '../../model/contract.ts'
import { leastPayoutOre } from '../../model/limits.ts'
import { staffMoneyErrorText } from '../../model/refusal-messages.ts'
import type { ShownAccount } from '../contract.ts'
import { removeAccount, showAccount, staffMoneyQuery } from '../queries.ts'
import { MoneyFacts } from './MoneyFacts.tsx'
import { StartPayout } from './StartPayout.tsx'
import { WithReason } from './WithReason.tsx'

/** The money of one association on the page that staff have of it. */
export function StaffMoneySection({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(staffMoneyQuery(id))
  return (
    <section className={partStyles.part} aria-labelledby="staff-association-money">
      <h2 id="staff-association-money">{m.association_money_heading()}</h2>
      {error && !data && <LoadFailure text={staffMoneyErrorText(error)} retry={() => refetch()} />}
      {!(error || data) && <Waiting rows={3} />}
      {data && (
        <>
          <MoneyFacts money={data} />
          {data.account && (
            <div className={partStyles.buttons}>
              {data.availableOre >= leastPayoutOre &&
                !data.requests.some(({ state }) => state === 'waiting') && (
                  <StartPayout money={data} account={data.account} />
                )}
              <AccountActions id={id} name={data.name} account={data.account} />
            </div>
          )}
          {data.entered && (
            <section className={partStyles.part} aria-labelledby="staff-account-entered">
              <h3 id="staff-account-entered">{m.association_account_entered_heading()}</h3>
              <AccountFacts account={data.entered} />
              <div className={partStyles.buttons}>
                <AccountActions id={id} name={data.name} account={data.entered} />
              </div>
            </section>
          )}
          {data.requests.length > 0 && (
            <Rows label={m.association_payout_list()}>
              {data.requests.map((request) => (
                <RequestRow key={request.id} request={request} />
              ))}
            </Rows>
          )}
        </>
      )}
    </section>
  )
}

function AccountActions({ id, name, account }: { id: string; name: string; account: BankAccount }) {
  const [shown, setShown] = useState<ShownAccount | null>(null)
  return (
    <>
      <WithReason
        id={`show-${account.id}`}
        name={m.association_account_show()}
        of={account.masked}
        heading={m.association_account_show_heading({ name })}
        text={m.association_account_show_text()}
        call={(reason) => showAccount(id, account.id, reason)}
        done={null}
        onDone={setShown}
      />
      <WithReason
        id={`remove-${account.id}`}
        name={m.association_account_remove()}
        of={account.masked}
        heading={m.association_account_remove_heading({ name })}
        text={m.association_account_remove_text()}
        call={(reason) => removeAccount(id, account.id, reason)}
        done={m.association_account_removed_done}
      />
      {shown && (
        <Dialog heading={m.association_account_number()} onClose={() => setShown(null)}>
          <p className={styles.number}>{shown.account}</p>
          <p>{shown.holder}</p>
        </Dialog>
      )}
    </>
  )
}
