import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { EnterAccount } from '#core/bank/components/EnterAccount.tsx'
import { m } from '#messages'
import { AccountForm } from '../../account/contract.ts'
import { moneyErrorText, moneyFieldText } from '../../model/refusal-messages.ts'
import { enterAccount, moneyKey } from '../queries.ts'

const idPrefix = 'enter-'

type Props = {
  id: string
  /** It was opened by a press. */
  hasFocus: boolean
  onDone: () => void
}

/** A contact person enters the account of the association. */
export function EnterAccountForm({ id, hasFocus, onDone }: Props) {
  useEffect(() => {
    if (hasFocus) document.getElementById(`${idPrefix}account`)?.focus()
  }, [hasFocus])
  return (
    <EnterAccount
      idPrefix={idPrefix}
      resolver={zodResolver(AccountForm)}
      aboutNumber={[
        'ACCOUNT_INVALID',
        'ACCOUNT_OWN',
        'ACCOUNT_IS_NATIONAL_ID',
        'ACCOUNT_UNCHANGED',
      ]}
      texts={{
        number: m.association_account_number(),
        numberHint: m.association_account_number_hint(),
        holder: m.association_account_holder(),
        holderHint: m.association_account_holder_hint(),
        send: m.association_account_enter(),
      }}
      holderIs="off"
      errorText={moneyErrorText}
      codeText={moneyFieldText}
      call={(account) => enterAccount(id, account)}
      changes={moneyKey(id)}
      done={m.association_account_entered_done}
      onDone={onDone}
    />
  )
}
