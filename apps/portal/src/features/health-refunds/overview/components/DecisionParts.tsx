import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { AppealPart } from '../../appeal/components/AppealPart.tsx'
import { Decisions } from '../../letters/components/Decisions.tsx'
import { PayBack } from '../../letters/components/PayBack.tsx'
import { ownDecisionsQuery } from '../../letters/queries.ts'
import type { Application } from '../../model/contract.ts'

/** What is to be paid back, what was decided, and the way to appeal. */
export function DecisionParts({ application: { id, mayChange } }: { application: Application }) {
  const { data, error, refetch } = useQuery(ownDecisionsQuery(id))
  if (error && !data)
    return <LoadFailure text={m.health_letter_load_error()} retry={() => refetch()} />
  if (!data) return <Waiting rows={2} />
  const { decisions, claim } = data
  return (
    <>
      {claim && <PayBack claim={claim} />}
      {decisions.length > 0 && <Decisions id={id} decisions={decisions} />}
      <AppealPart id={id} decided={data} mayChange={mayChange} />
    </>
  )
}
