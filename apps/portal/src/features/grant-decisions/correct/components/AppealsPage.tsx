import { useQuery } from '@tanstack/react-query'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Waiting } from '#ui/Waiting.tsx'
import { StaffAppealView } from '../../appeal/components/StaffAppealView.tsx'
import { appealsQuery } from '../../appeal/queries.ts'
import { staffDecisionErrorText } from '../../model/refusal-messages.ts'
import { CorrectionsPart } from './CorrectionsPart.tsx'
import { CorrectPart } from './CorrectPart.tsx'

/** Appeals that wait for the other body, and corrections of letters that are wrong. */
export function AppealsPage() {
  return (
    <StaffPage
      heading={m.grant_decisions_appeals_heading()}
      intro={m.grant_decisions_appeals_intro()}
      needs="caseworker"
    >
      {() => (
        <div className={partStyles.area}>
          <Appeals />
          <CorrectionsPart />
          <CorrectPart />
        </div>
      )}
    </StaffPage>
  )
}

function Appeals() {
  const { data, error, refetch } = useQuery(appealsQuery)
  if (error && !data)
    return <LoadFailure text={staffDecisionErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  const { waiting, decided, hidden } = data
  return (
    <>
      <section className={partStyles.part} aria-labelledby="appeals-waiting">
        <h2 id="appeals-waiting">{m.grant_decisions_appeals_waiting()}</h2>
        {hidden > 0 && <p>{m.grant_decisions_appeals_hidden({ count: hidden })}</p>}
        {waiting.length === 0 && (
          <EmptyState>
            <p>{m.grant_decisions_appeals_none()}</p>
          </EmptyState>
        )}
        {waiting.map((appeal) => (
          <StaffAppealView key={appeal.id} appeal={appeal} />
        ))}
      </section>
      {decided.length > 0 && (
        <section className={partStyles.part} aria-labelledby="appeals-decided">
          <h2 id="appeals-decided">{m.grant_decisions_appeals_decided()}</h2>
          {decided.map((appeal) => (
            <StaffAppealView key={appeal.id} appeal={appeal} />
          ))}
        </section>
      )}
    </>
  )
}
