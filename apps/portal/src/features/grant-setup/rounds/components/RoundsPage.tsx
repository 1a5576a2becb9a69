import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenStaffAccess } from '#core/staff-area/contract.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/GrantSetup.module.css'
import { NoTypes } from '../../components/NoTypes.tsx'
import { useSetupAction } from '../../components/use-setup-action.ts'
import { setupErrorText } from '../../model/refusal-messages.ts'
import type { GrantRounds, Round } from '../contract.ts'
import { roundsQuery, saveRounds } from '../queries.ts'
import { CancelRound } from './CancelRound.tsx'
import { type EditedRound, EditRound } from './EditRound.tsx'
import { RoundItem } from './RoundItem.tsx'

/** When people apply, when it is decided, and what is left for it. */
export function RoundsPage() {
  return (
    <StaffPage
      heading={m.grant_setup_rounds_heading()}
      intro={m.grant_setup_rounds_intro()}
      needs={['admin', 'caseworker']}
    >
      {(access) => <Rounds access={access} />}
    </StaffPage>
  )
}

function Rounds({ access }: { access: OpenStaffAccess }) {
  const { data, error, refetch } = useQuery(roundsQuery)
  if (error && !data) return <LoadFailure text={setupErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  // Without a type no round can be saved.
  if (data.rounds.length === 0 && data.types.every(({ isRemoved }) => isRemoved))
    return <NoTypes access={access} />
  return <RoundList found={data} />
}

function RoundList({ found }: { found: GrantRounds }) {
  const [edited, setEdited] = useState<EditedRound | null>(null)
  const [cancelled, setCancelled] = useState<Round | null>(null)
  const { rounds } = found
  const isOver = ({ isAgreed, phase }: Round) => isAgreed || phase === 'cancelled'
  const coming = rounds.filter((one) => !isOver(one))
  const item = (round: Round) => (
    <RoundItem
      key={round.id}
      round={round}
      types={found.types}
      onEdit={() => setEdited({ kind: 'change', round })}
      onCopy={() => setEdited({ kind: 'copy', round })}
      onCancel={() => setCancelled(round)}
    />
  )
  return (
    <div className={styles.page}>
      <section aria-labelledby="grant-rounds" className={styles.part}>
        <h2 id="grant-rounds">{m.grant_setup_rounds_coming()}</h2>
        <div className={styles.buttons} data-screen-only>
          <Button onClick={() => setEdited({ kind: 'add' })}>{m.grant_setup_round_add()}</Button>
          <CopyYear rounds={rounds} />
        </div>
        {coming.length === 0 ? (
          <EmptyState>
            <p>{m.grant_setup_rounds_none()}</p>
          </EmptyState>
        ) : (
          <ul className={styles.rounds}>{coming.toReversed().map(item)}</ul>
        )}
      </section>
      {rounds.some(isOver) && (
        <section aria-labelledby="grant-rounds-over" className={styles.part}>
          <h2 id="grant-rounds-over">{m.grant_setup_rounds_over()}</h2>
          <ul className={styles.rounds}>{rounds.filter(isOver).map(item)}</ul>
        </section>
      )}
      {edited && <EditRound edited={edited} context={found} onClose={() => setEdited(null)} />}
      {cancelled && (
        <CancelRound round={cancelled} rounds={rounds} onClose={() => setCancelled(null)} />
      )}
    </div>
  )
}

/** The latest year that has rounds, to the year after it. */
function CopyYear({ rounds }: { rounds: readonly Round[] }) {
  const copying = useSetupAction<number>({
    call: (year) => saveRounds({ action: 'copy-year', year }),
    done: () => m.grant_setup_year_copied(),
  })
  const years = rounds
    .filter(({ phase }) => phase !== 'cancelled')
    .map(({ budgetYear }) => budgetYear)
  if (years.length === 0) return null
  const year = Math.max(...years)
  return (
    <Button variant="secondary" loading={copying.isPending} onClick={() => copying.mutate(year)}>
      {m.grant_setup_copy_year({ year, next: year + 1 })}
    </Button>
  )
}
