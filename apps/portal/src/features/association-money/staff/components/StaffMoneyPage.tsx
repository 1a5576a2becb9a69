import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { Fact } from '#ui/facts/Facts.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { byText } from '../../components/money-texts.ts'
import { RequestRow } from '../../components/RequestRow.tsx'
import { useMoneyAction } from '../../components/use-money-action.ts'
import { staffMoneyErrorText } from '../../model/refusal-messages.ts'
import type { StaffAccount, StaffRequest } from '../contract.ts'
import { approveRequest, declineRequest, staffMoneyKey, staffRequestsQuery } from '../queries.ts'
import { MoneyFacts } from './MoneyFacts.tsx'
import { WithReason } from './WithReason.tsx'

/** Payouts that boards ask for, and what was decided lately. */
export function StaffMoneyPage() {
  return (
    <StaffPage
      heading={m.association_money_staff_heading()}
      intro={m.association_money_staff_intro()}
      needs="caseworker"
    >
      {() => <Lists />}
    </StaffPage>
  )
}

function Lists() {
  const { data, error, refetch } = useQuery(staffRequestsQuery)
  if (error && !data)
    return <LoadFailure text={staffMoneyErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return (
    <div className={partStyles.area}>
      <section className={partStyles.part} aria-labelledby="money-waiting">
        <h2 id="money-waiting">{m.association_money_staff_waiting()}</h2>
        {data.waiting.length === 0 && (
          <EmptyState>
            <p>{m.association_money_staff_none()}</p>
          </EmptyState>
        )}
        {data.waiting.map((one) => (
          <Request key={one.request.id} one={one} />
        ))}
      </section>
      {data.decided.length > 0 && (
        <section className={partStyles.part} aria-labelledby="money-decided">
          <h2 id="money-decided">{m.association_money_staff_decided()}</h2>
          <Rows>
            {data.decided.map(({ request, association }) => (
              <RequestRow
                key={request.id}
                request={request}
                name={<AssociationLink association={association} />}
              />
            ))}
          </Rows>
        </section>
      )}
    </div>
  )
}

function AssociationLink({ association }: { association: { id: string; name: string } }) {
  return (
    <Link to="/staff/associations/$id" params={{ id: association.id }}>
      {association.name}
    </Link>
  )
}

function Request({ one: { request, money } }: { one: StaffRequest }) {
  const { account } = money
  return (
    <article className={partStyles.box} aria-labelledby={`request-${request.id}`}>
      <h3 id={`request-${request.id}`}>
        <AssociationLink association={money} />: {formatKroner(request.amountOre)}
      </h3>
      <MoneyFacts money={money}>
        <Fact label={m.association_payout_asked_label()}>
          {byText(request.askedBy, request.askedAt)}
        </Fact>
        <Fact label={m.association_payout_note_label()}>{request.note}</Fact>
      </MoneyFacts>
      <div className={partStyles.buttons}>
        {account && <Approve one={{ request, money }} account={account} />}
        <WithReason
          id={`decline-${request.id}`}
          name={m.association_payout_decline()}
          of={money.name}
          heading={m.association_payout_decline_heading({ name: money.name })}
          text={m.association_payout_decline_text()}
          call={(reason) => declineRequest(request.id, reason)}
          done={m.association_payout_declined_done}
        />
      </div>
    </article>
  )
}

function Approve({ one, account }: { one: StaffRequest; account: StaffAccount }) {
  const { request, money } = one
  const [isOpen, setOpen] = useState(false)
  const approving = useMoneyAction({
    call: () => approveRequest(request.id, account.id),
    changes: staffMoneyKey,
    done: m.association_payout_approved_done,
    onDone: () => setOpen(false),
    errorText: staffMoneyErrorText,
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {m.association_payout_approve()}
        <span className="ds-sr-only">: {money.name}</span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.association_payout_approve_heading({
            name: money.name,
            amount: formatKroner(request.amountOre),
          })}
          yes={m.association_payout_approve()}
          isBusy={approving.isPending}
          onConfirm={() => approving.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>
            {m.association_payout_ask_where({ account: account.masked, holder: account.holder })}
          </p>
          <p>{m.association_payout_approve_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
