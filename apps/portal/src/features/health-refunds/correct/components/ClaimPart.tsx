import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Rows } from '#ui/rows/Rows.tsx'
import type { AfterDecision } from '../contract.ts'
import { registerTexts } from '../repayment-texts.ts'
import type { NewRepayment } from '../typed-repayment.ts'
import { RepaymentDialog } from './RepaymentDialog.tsx'
import { RepaymentRow } from './RepaymentRow.tsx'

type Props = { caseId: string; after: Pick<AfterDecision, 'claim' | 'repayments'> }

/** What is claimed back, and what came of it; nothing where nothing ever was. */
export function ClaimPart({ caseId, after: { claim, repayments } }: Props) {
  const [opened, setOpened] = useState<NewRepayment | null>(null)
  if (claim === null && repayments.length === 0) return null
  const waits = repayments.some(({ confirmedAt }) => confirmedAt === null)
  return (
    <section className={partStyles.part} aria-labelledby="health-claim">
      <h2 id="health-claim">{m.health_after_claim()}</h2>
      {claim === null ? (
        <p>{m.health_after_claim_settled()}</p>
      ) : (
        <Facts>
          <Fact label={m.health_after_claim_left()}>{formatKroner(claim.leftOre)}</Fact>
          <Fact label={m.health_after_claim_reference()}>{claim.reference}</Fact>
        </Facts>
      )}
      {repayments.length > 0 && (
        <Rows label={m.health_after_repayments()}>
          {repayments.map((repayment) => (
            <RepaymentRow
              key={repayment.id}
              caseId={caseId}
              repayment={repayment}
              onReverse={waits ? null : setOpened}
            />
          ))}
        </Rows>
      )}
      {waits && <p>{m.health_after_waits_first()}</p>}
      {claim !== null && claim.leftOre > 0 && !waits && (
        <div className={partStyles.buttons}>
          {(['received', 'waived'] as const).map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              onClick={() => setOpened({ kind, leftOre: claim.leftOre })}
            >
              {registerTexts[kind]()}
            </Button>
          ))}
        </div>
      )}
      {opened && (
        <RepaymentDialog caseId={caseId} repayment={opened} onClose={() => setOpened(null)} />
      )}
    </section>
  )
}
