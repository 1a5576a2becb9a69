import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { PartView, StaffFundingView } from '../../model/contract.ts'
import { staffFundingErrorText } from '../../model/refusal-messages.ts'
import { approvePart, payAgain, staffFundingKey } from '../queries.ts'
import { WithForm } from './WithForm.tsx'

const onlyReason = ['reason'] as const

/** Approving a part, and paying once more what did not arrive; nothing without an account. */
export function PartActions({ part, funding }: { part: PartView; funding: StaffFundingView }) {
  const { account, accountKey, title } = funding
  if (!account || accountKey === null) return null
  const amount = formatKroner(part.amountOre)
  const where = { account: account.masked, holder: account.holder }
  if (part.state === 'waiting')
    return (
      <AskFirst
        name={m.grant_funding_approve_part()}
        of={`${title}, ${amount}`}
        heading={m.grant_funding_approve_part_heading({ amount, name: account.holder })}
        call={() => approvePart(part.id, accountKey)}
        changes={staffFundingKey}
        done={m.grant_funding_approve_part_done}
        errorText={staffFundingErrorText}
      >
        <p>{m.grant_funding_account_is(where)}</p>
        <p>{m.grant_funding_approve_part_text()}</p>
      </AskFirst>
    )
  const isOver = part.state === 'stopped' || part.state === 'failed' || part.state === 'returned'
  if (!isOver) return null
  return (
    <WithForm
      id={`again-${part.id}`}
      name={m.grant_funding_pay_again()}
      of={`${title}, ${amount}`}
      heading={m.grant_funding_pay_again_heading({ amount })}
      text={m.grant_funding_pay_again_text(where)}
      fields={onlyReason}
      call={({ reason }) => payAgain(part.id, { accountKey, reason })}
      done={m.grant_funding_pay_again_done}
    />
  )
}
