import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Rows } from '#ui/rows/Rows.tsx'
import { RequestRow } from '../../components/RequestRow.tsx'
import { useMoneyAction } from '../../components/use-money-action.ts'
import type { PayoutRequestView } from '../../model/contract.ts'
import { leastPayoutOre } from '../../model/limits.ts'
import type { MoneyPage } from '../contract.ts'
import { moneyKey, withdrawRequest } from '../queries.ts'
import { PayoutForm } from './PayoutForm.tsx'

type Props = { id: string; money: MoneyPage; mayChange: boolean }

/** Asking for the money, and what has become of it. */
export function PayoutPart({ id, money, mayChange }: Props) {
  const { requests, availableOre } = money
  const { confirmed } = money.accounts
  const blocked = mayChange ? blockedText(money) : null
  return (
    <section className={partStyles.part} aria-labelledby="money-payout">
      <h2 id="money-payout">{m.association_payout_heading()}</h2>
      {blocked && <p>{blocked}</p>}
      {mayChange && !blocked && confirmed && (
        <PayoutForm id={id} availableOre={availableOre} account={confirmed} />
      )}
      {requests.length > 0 && (
        <Rows label={m.association_payout_list()}>
          {requests.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              action={
                mayChange && request.state === 'waiting' && <Withdraw id={id} request={request} />
              }
            />
          ))}
        </Rows>
      )}
    </section>
  )
}

/** Why money cannot be asked for now; null where it can. */
function blockedText({ requests, availableOre, accounts }: MoneyPage): string | null {
  if (requests.some(({ state }) => state === 'waiting')) return m.association_payout_one_waits()
  if (availableOre < leastPayoutOre) return m.association_payout_nothing()
  return accounts.confirmed ? null : m.association_payout_no_account()
}

function Withdraw({ id, request }: { id: string; request: PayoutRequestView }) {
  const [isOpen, setOpen] = useState(false)
  const withdrawing = useMoneyAction({
    call: () => withdrawRequest(id, request.id),
    changes: moneyKey(id),
    done: m.association_payout_withdrawn,
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button data-size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {m.association_payout_withdraw()}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.association_payout_withdraw_heading()}
          yes={m.association_payout_withdraw()}
          isBusy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.association_payout_withdraw_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
