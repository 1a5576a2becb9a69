import { Button } from '@digdir/designsystemet-react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { EnterAccount } from '#core/bank/components/EnterAccount.tsx'
import { m } from '#messages'
import { fundingKey } from '../../components/funding-queries.ts'
import { PayeeForm } from '../../model/forms.ts'
import { fundingErrorText, fundingFieldText } from '../../model/refusal-messages.ts'
import { enterPayee } from '../queries.ts'

/** Where a person's grant is paid to: asked for at once, and changed by a press. */
export function PayeePart({ id, hasAccount }: { id: string; hasAccount: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (hasAccount && !isOpen)
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.grant_funding_account_change()}
        </Button>
      </div>
    )
  return (
    <EnterAccount
      idPrefix={`payee-${id}-`}
      resolver={zodResolver(PayeeForm)}
      aboutNumber={['GRANT_ACCOUNT_INVALID', 'GRANT_ACCOUNT_OWN', 'GRANT_ACCOUNT_IS_NATIONAL_ID']}
      texts={{
        number: m.grant_funding_account_number(),
        numberHint: m.grant_funding_account_number_hint(),
        holder: m.grant_funding_holder(),
        holderHint: m.grant_funding_holder_hint(),
        send: m.grant_funding_account_save(),
      }}
      holderIs="name"
      errorText={fundingErrorText}
      codeText={fundingFieldText}
      call={(account) => enterPayee(id, account)}
      changes={fundingKey}
      done={m.grant_funding_account_saved}
      onDone={() => setOpen(false)}
    />
  )
}
