import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { OwnGrants } from '../../model/contract.ts'
import { dayText, timeText } from '../state-texts.ts'
import { useStart } from '../use-start.ts'
import styles from './GrantApplications.module.css'

type OpenProps = { grants: OwnGrants; associationId: string | null; mayStart: boolean }

/** What can be applied for now; one draft of a type is gone on with. */
export function OpenRounds({ grants, associationId, mayStart }: OpenProps) {
  const starting = useStart(associationId)
  const drafts = new Set(
    grants.applications.flatMap(({ state, typeId }) => (state === 'draft' ? [typeId] : [])),
  )
  return (
    <section className={partStyles.part} aria-labelledby="grants-open">
      <h2 id="grants-open">{m.grant_applications_open()}</h2>
      {grants.open.length === 0 ? (
        <EmptyState>
          <p>{m.grant_applications_open_none()}</p>
        </EmptyState>
      ) : (
        <Rows label={m.grant_applications_open()}>
          {grants.open.map(({ type, round }) => (
            <Row
              key={`${type.id} ${round.id}`}
              name={textIn(type.name)}
              details={
                <div className={styles.details}>
                  {textIn(type.description) !== '' && <p>{textIn(type.description)}</p>}
                  <p>
                    {m.grant_applications_amounts({
                      least: formatKroner(type.leastOre),
                      most: formatKroner(type.mostOre),
                    })}
                  </p>
                  {type.payment === 'deficit' && <p>{m.grant_applications_deficit()}</p>}
                  <p className={styles.deadline}>
                    {m.grant_applications_deadline({ deadline: timeText(round.deadlineAt) })}
                  </p>
                  <p>
                    {m.grant_applications_round()}: {textIn(round.name)}.{' '}
                    {m.grant_applications_meets({ at: timeText(round.meetsAt) })}
                  </p>
                  {type.hasEvent && (
                    <p>{m.grant_applications_earliest({ day: dayText(round.earliestEventOn) })}</p>
                  )}
                </div>
              }
              action={
                mayStart && (
                  <Button
                    type="button"
                    data-size="sm"
                    variant={drafts.has(type.id) ? 'secondary' : 'primary'}
                    aria-label={
                      drafts.has(type.id)
                        ? m.grant_applications_go_on_name({ type: textIn(type.name) })
                        : m.grant_applications_start_name({ type: textIn(type.name) })
                    }
                    loading={
                      starting.isPending &&
                      starting.variables?.typeId === type.id &&
                      starting.variables.roundId === round.id
                    }
                    onClick={() =>
                      starting.mutate({ typeId: type.id, roundId: round.id, copyOf: null })
                    }
                  >
                    {drafts.has(type.id)
                      ? m.grant_applications_go_on()
                      : m.grant_applications_start()}
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      )}
    </section>
  )
}

/** Rounds that open later. */
export function ComingRounds({ coming }: { coming: OwnGrants['coming'] }) {
  if (coming.length === 0) return null
  return (
    <section className={partStyles.part} aria-labelledby="grants-coming">
      <h2 id="grants-coming">{m.grant_applications_coming()}</h2>
      <ul className={styles.problems}>
        {coming.map(({ types, round }) => (
          <li key={round.id}>
            {m.grant_applications_coming_round({
              round: textIn(round.name),
              types: formatList(types.map((name) => textIn(name))),
              opens: timeText(round.opensAt),
              deadline: timeText(round.deadlineAt),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
