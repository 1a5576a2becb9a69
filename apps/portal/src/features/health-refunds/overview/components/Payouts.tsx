import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { Application } from '../../model/contract.ts'
import { dayOfInstant } from '../../model/texts.ts'
import { needsAccount, payoutTexts } from '../status-texts.ts'
import { ChangeAccount } from './ChangeAccount.tsx'

/** What was paid or is on its way, and another account for what came back. */
export function Payouts({ application }: { application: Application }) {
  const { id, payouts } = application
  if (payouts.length === 0) return null
  const payout = payouts.at(-1)?.state ?? null
  return (
    <section aria-labelledby="refund-payouts" className={partStyles.part}>
      <h2 id="refund-payouts">{m.health_refund_payouts()}</h2>
      <Rows label={m.health_refund_payouts()}>
        {payouts.map(({ amountOre, state, at }) => (
          <Row
            key={at + state}
            name={formatKroner(amountOre)}
            details={
              <p>
                {m.health_refund_payout_on({ state: payoutTexts[state](), date: dayOfInstant(at) })}
              </p>
            }
          />
        ))}
      </Rows>
      {needsAccount({ ...application, payout }) && <ChangeAccount id={id} />}
    </section>
  )
}
