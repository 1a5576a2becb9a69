import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import type { OwnAccounts } from '../../account/contract.ts'
import { AccountFacts } from '../../components/AccountFacts.tsx'
import { instantText } from '../../components/money-texts.ts'
import { useMoneyAction } from '../../components/use-money-action.ts'
import { dropAccount, moneyKey } from '../queries.ts'
import { ConfirmAccountForm } from './ConfirmAccountForm.tsx'
import { EnterAccountForm } from './EnterAccountForm.tsx'

type Props = { id: string; accounts: OwnAccounts; mayEnter: boolean }

/** The bank account of the association; contact persons enter and confirm it. */
export function AccountPart({ id, accounts, mayEnter }: Props) {
  const { confirmed, entered, removed, contacts } = accounts
  const mayEnterNow = mayEnter && entered?.step !== 'confirm'
  return (
    <section className={partStyles.part} aria-labelledby="money-account">
      <h2 id="money-account">{m.association_account_heading()}</h2>
      <p>{m.association_account_text()}</p>
      {removed && (
        <NoticeBox tone="warning">
          <p>{m.association_account_was_removed({ date: instantText(removed.at) })}</p>
          <p>{m.association_payout_reason_is({ text: removed.reason })}</p>
        </NoticeBox>
      )}
      {confirmed && <AccountFacts account={confirmed} />}
      {!(confirmed || entered) && <p>{m.association_account_none()}</p>}
      {entered && <Entered id={id} entered={entered} mayDecide={mayEnter} />}
      {mayEnter && contacts < 2 && (
        <NoticeBox tone="info">
          <p>{m.association_account_alone()}</p>
          <p>
            <ContentLink href={pagePath('associationContacts', getLocale(), { id })}>
              {m.association_account_to_contacts()}
            </ContentLink>
          </p>
        </NoticeBox>
      )}
      {!mayEnter && <p>{m.association_account_by_contacts()}</p>}
      {mayEnterNow && <EnterNow id={id} isFirst={!(confirmed || entered)} />}
    </section>
  )
}

type Entering = { id: string; entered: NonNullable<OwnAccounts['entered']>; mayDecide: boolean }

function Entered({ id, entered, mayDecide }: Entering) {
  const { step } = entered
  return (
    <section className={partStyles.part} aria-labelledby="money-account-entered">
      <h3 id="money-account-entered">{m.association_account_entered_heading()}</h3>
      <AccountFacts account={entered} />
      {step === 'own' && <p>{m.association_account_step_own()}</p>}
      {step === 'former' && <p>{m.association_account_step_former()}</p>}
      {mayDecide && step === 'confirm' && <ConfirmAccountForm id={id} accountId={entered.id} />}
      {mayDecide && (
        <div>
          <Drop id={id} accountId={entered.id} isOwn={step === 'own'} />
        </div>
      )}
    </section>
  )
}

function Drop({ id, accountId, isOwn }: { id: string; accountId: string; isOwn: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const name = isOwn ? m.association_account_withdraw() : m.association_account_reject()
  const dropping = useMoneyAction({
    call: () => dropAccount(id, accountId),
    changes: moneyKey(id),
    done: m.association_account_dropped,
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <ConfirmDialog
          heading={m.association_account_drop_heading()}
          yes={name}
          isBusy={dropping.isPending}
          onConfirm={() => dropping.mutate()}
          onClose={() => setOpen(false)}
        >
          <p>{m.association_account_drop_text()}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The first account is entered at once; another one is asked for. */
function EnterNow({ id, isFirst }: { id: string; isFirst: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (isFirst || isOpen)
    return <EnterAccountForm id={id} hasFocus={isOpen} onDone={() => setOpen(false)} />
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.association_account_change()}
      </Button>
    </div>
  )
}
