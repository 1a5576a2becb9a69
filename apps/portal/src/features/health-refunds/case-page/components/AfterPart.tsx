import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Waiting } from '#ui/Waiting.tsx'
import { StaffAppeal } from '../../appeal/components/StaffAppeal.tsx'
import { ClaimPart } from '../../correct/components/ClaimPart.tsx'
import { CorrectDialog } from '../../correct/components/CorrectDialog.tsx'
import { CorrectionPart } from '../../correct/components/CorrectionPart.tsx'
import { DecisionList } from '../../correct/components/DecisionList.tsx'
import type { AfterDecision } from '../../correct/contract.ts'
import { correctionErrorText } from '../../correct/correction-texts.ts'
import { afterQuery } from '../../correct/queries.ts'
import type { StaffHealthRefund } from '../../decide/contract.ts'

/** What follows a decision: appeals, corrections and what is paid back; nothing before there is one. */
export function AfterPart({ refund }: { refund: StaffHealthRefund }) {
  const { data, error, refetch } = useQuery(afterQuery(refund.id))
  if (error && !data)
    return <LoadFailure text={correctionErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={1} />
  if (data.decisions.length === 0) return null
  return <After refund={refund} after={data} />
}

type Props = { refund: StaffHealthRefund; after: AfterDecision }

export function After({ refund, after }: Props) {
  const { decisions, appeals, correction } = after
  const grantedOre = decisions.find(({ isCurrent }) => isCurrent)?.grantedOre ?? 0
  return (
    <>
      {appeals.map((appeal) => (
        <StaffAppeal key={appeal.id} refund={refund} appeal={appeal} grantedOre={grantedOre} />
      ))}
      {correction && <CorrectionPart refund={refund} correction={correction} />}
      <ClaimPart caseId={refund.id} after={after} />
      <section className={partStyles.part} aria-labelledby="health-decisions">
        <h2 id="health-decisions">{m.health_after_decisions()}</h2>
        <DecisionList caseId={refund.id} decisions={decisions} />
        <CorrectStep refund={refund} after={after} />
      </section>
    </>
  )
}

function CorrectStep({ refund, after }: Props) {
  const [isOpen, setOpen] = useState(false)
  const current = after.decisions.find(({ isCurrent }) => isCurrent)
  if (after.isPaying) return <p>{m.health_after_paying_correct()}</p>
  if (!(after.mayCorrect && current)) return null
  return (
    <div className={partStyles.buttons}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {m.health_after_correct()}
      </Button>
      {isOpen && (
        <CorrectDialog refund={refund} decision={current} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
