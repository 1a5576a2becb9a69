import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { applicationPath } from '#core/grants/grant-paths.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useStoredMessage } from '#ui/snackbar/use-stored-message.ts'
import { Waiting } from '#ui/Waiting.tsx'
import type { ListedApplication, OwnGrants } from '../../model/contract.ts'
import { ownGrantsQuery, startApplication } from '../queries.ts'
import { dayText, instantText, stateNames, stateTones, timeText } from '../state-texts.ts'
import { useGrantAction } from '../use-grant-action.ts'
import styles from './GrantApplications.module.css'
import { hasObstacle, Obstacles } from './Obstacles.tsx'

/** Nothing more becomes of these here. */
const ended: ReadonlySet<ListedApplication['state']> = new Set(['granted', 'refused', 'withdrawn'])

/** @param props.association null for the person who is logged in */
export function Applications({ association }: { association: OwnAssociation | null }) {
  const id = association?.id ?? null
  const { data, isError, refetch } = useQuery(ownGrantsQuery(id))
  useStoredMessage()
  if (!data)
    return isError ? (
      <LoadFailure text={m.grant_applications_load_error()} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const obstacles = { association, missingReports: data.missingReports }
  const own = { grants: data, association, mayStart: !hasObstacle(obstacles) }
  const underWay = data.applications.filter(({ state }) => !ended.has(state))
  const earlier = data.applications.filter(({ state }) => ended.has(state))
  return (
    <div className={styles.area}>
      <Obstacles {...obstacles} />
      <Own {...own} id="grants-own" heading={m.grant_applications_own()} listed={underWay} />
      <Open grants={data} associationId={id} mayStart={own.mayStart} />
      <Coming coming={data.coming} />
      <Own {...own} id="grants-earlier" heading={m.grant_applications_earlier()} listed={earlier} />
    </div>
  )
}

type Start = { readonly typeId: string; readonly roundId: string; readonly copyOf: string | null }

function useStart(associationId: string | null) {
  const navigate = useNavigate()
  return useGrantAction({
    call: (start: Start) => startApplication({ ...start, associationId }),
    done: null,
    onDone: ({ id: applicationId }) =>
      associationId === null
        ? navigate({ to: '/my-page/grants/$applicationId', params: { applicationId } })
        : navigate({
            to: '/my-page/associations/details/$id/apply-for-grant/$applicationId',
            params: { id: associationId, applicationId },
          }),
  })
}

type OwnProps = {
  id: string
  heading: string
  listed: readonly ListedApplication[]
  grants: OwnGrants
  association: OwnAssociation | null
  mayStart: boolean
}

function Own({ id: headingId, heading, listed, grants, association, mayStart }: OwnProps) {
  const id = association?.id ?? null
  const starting = useStart(id)
  if (listed.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <Rows label={heading}>
        {listed.map((one) => {
          const open = mayStart && grants.open.find(({ type }) => type.id === one.typeId)
          const title = one.title || m.grant_applications_untitled()
          return (
            <Row
              key={one.id}
              name={
                <ContentLink href={applicationPath(id, one.id, getLocale())}>{title}</ContentLink>
              }
              details={<Details application={one} />}
              action={
                open &&
                one.state !== 'draft' && (
                  <Button
                    type="button"
                    variant="tertiary"
                    data-size="sm"
                    aria-label={m.grant_applications_copy_name({ title })}
                    onClick={() =>
                      starting.mutate({
                        typeId: one.typeId,
                        roundId: open.round.id,
                        copyOf: one.id,
                      })
                    }
                  >
                    {m.grant_applications_copy()}
                  </Button>
                )
              }
            />
          )
        })}
      </Rows>
    </section>
  )
}

function Details({ application }: { application: ListedApplication }) {
  const { type, round, state, deadlineAt, meetsAt, sentAt, requestedOre, grantedOre } = application
  return (
    <div className={styles.details}>
      <p>
        <Tag data-size="sm" data-color={stateTones[state]}>
          {stateNames[state]()}
        </Tag>
      </p>
      <p>
        {textIn(type)}, {textIn(round)}
      </p>
      {requestedOre !== null && (
        <p>{m.grant_applications_applied_for({ amount: formatKroner(requestedOre) })}</p>
      )}
      {grantedOre !== null && grantedOre > 0 && (
        <p>{m.grant_applications_got({ amount: formatKroner(grantedOre) })}</p>
      )}
      {state === 'draft' && (
        <p>{m.grant_applications_deadline({ deadline: timeText(deadlineAt) })}</p>
      )}
      {sentAt && <p>{m.grant_applications_sent_at({ at: instantText(sentAt) })}</p>}
      {(state === 'sent' || state === 'in-review') && (
        <p>{m.grant_applications_meets({ at: timeText(meetsAt) })}</p>
      )}
    </div>
  )
}

type OpenProps = { grants: OwnGrants; associationId: string | null; mayStart: boolean }

/** What can be applied for now; one draft of a type is gone on with. */
function Open({ grants, associationId, mayStart }: OpenProps) {
  const starting = useStart(associationId)
  const drafts = new Set(
    grants.applications.flatMap(({ state, typeId }) => (state === 'draft' ? [typeId] : [])),
  )
  return (
    <section className={styles.part} aria-labelledby="grants-open">
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

function Coming({ coming }: { coming: OwnGrants['coming'] }) {
  if (coming.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="grants-coming">
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
