import { Button, Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { applicationPath } from '#core/grants/grant-paths.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { useStoredMessage } from '#ui/snackbar/use-stored-message.ts'
import { Waiting } from '#ui/Waiting.tsx'
import type { ListedApplication, OwnGrants } from '../../model/contract.ts'
import { ownGrantsQuery } from '../queries.ts'
import { instantText, stateNames, stateTones, timeText } from '../state-texts.ts'
import { useStart } from '../use-start.ts'
import styles from './GrantApplications.module.css'
import { hasObstacle, Obstacles } from './Obstacles.tsx'
import { ComingRounds, OpenRounds } from './OpenRounds.tsx'

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
    <div className={partStyles.area}>
      <Obstacles {...obstacles} />
      <Own {...own} id="grants-own" heading={m.grant_applications_own()} listed={underWay} />
      <OpenRounds grants={data} associationId={id} mayStart={own.mayStart} />
      <ComingRounds coming={data.coming} />
      <Own {...own} id="grants-earlier" heading={m.grant_applications_earlier()} listed={earlier} />
    </div>
  )
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
