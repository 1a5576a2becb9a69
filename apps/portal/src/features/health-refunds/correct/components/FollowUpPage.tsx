import { useQuery } from '@tanstack/react-query'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { type FollowUp, followUpKinds } from '../contract.ts'
import { correctionErrorText } from '../correction-texts.ts'
import { followUpQuery } from '../queries.ts'
import { FollowUpRow } from './FollowUpRow.tsx'

const kindTexts = {
  appeal: m.health_after_kind_appeal,
  correction: m.health_after_kind_correction,
  repayment: m.health_after_kind_repayment,
  claim: m.health_after_kind_claim,
} satisfies Record<FollowUp['items'][number]['kind'], () => string>

/** Where staff have something to do after a decision. */
export function FollowUpPage() {
  return (
    <StaffPage heading={m.health_after_heading()} intro={m.health_after_intro()} needs="health">
      {() => <FollowUpLists />}
    </StaffPage>
  )
}

function FollowUpLists() {
  const { data, error, refetch } = useQuery(followUpQuery)
  if (error && !data)
    return <LoadFailure text={correctionErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  return <FollowUpView followUp={data} />
}

/** What waits of each kind, and that the reader does not see all of it. */
export function FollowUpView({ followUp: { items, hidden } }: { followUp: FollowUp }) {
  return (
    <div className={partStyles.area}>
      {hidden > 0 && <p>{m.health_after_hidden({ count: hidden })}</p>}
      {items.length === 0 && (
        <EmptyState>
          <p>{m.health_after_none()}</p>
        </EmptyState>
      )}
      {followUpKinds.map((kind) => (
        <FollowUpKind key={kind} kind={kind} items={items.filter((item) => item.kind === kind)} />
      ))}
    </div>
  )
}

function FollowUpKind({ kind, items }: Pick<FollowUp, 'items'> & { kind: keyof typeof kindTexts }) {
  if (items.length === 0) return null
  const id = `health-after-${kind}`
  return (
    <section className={partStyles.part} aria-labelledby={id}>
      <h2 id={id}>{kindTexts[kind]()}</h2>
      <Rows>
        {items.map((item) => (
          <FollowUpRow key={`${item.caseId} ${item.since}`} item={item} />
        ))}
      </Rows>
    </section>
  )
}
