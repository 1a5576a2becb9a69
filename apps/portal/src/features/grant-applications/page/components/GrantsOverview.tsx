import { useQuery } from '@tanstack/react-query'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { applicationPath, applicationsPath } from '#core/grants/grant-paths.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ContentLink } from '#ui/ContentLink.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { ownGrantsQuery } from '../queries.ts'
import { stateNames, timeText } from '../state-texts.ts'
import styles from './GrantApplications.module.css'

const shown: readonly string[] = ['draft', 'sent', 'incomplete', 'in-review', 'appealed']

/** On the first page of an association: applications that are not finished, and the next deadline. */
export function GrantsOverview({ association }: { association: OwnAssociation }) {
  const { data } = useQuery(ownGrantsQuery(association.id))
  const open = (data?.applications ?? []).filter(({ state }) => shown.includes(state))
  const next = data?.open[0]
  // Nothing at all where there is nothing to do or to wait for.
  if (!data || (open.length === 0 && !next && data.missingReports.length === 0)) return null
  return (
    <section className={partStyles.part} aria-labelledby="grants-overview">
      <h2 id="grants-overview">{m.grant_applications_overview()}</h2>
      {data.missingReports.length > 0 && <p>{m.grant_applications_report_missing()}</p>}
      {open.length > 0 && (
        <ul className={styles.problems}>
          {open.map(({ id, title, state, deadlineAt }) => (
            <li key={id}>
              <ContentLink href={applicationPath(association.id, id, getLocale())}>
                {title || m.grant_applications_untitled()}
              </ContentLink>
              {': '}
              {stateNames[state]()}
              {state === 'draft' && (
                <>
                  {'. '}
                  {m.grant_applications_deadline({ deadline: timeText(deadlineAt) })}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p>{m.grant_applications_next_deadline({ deadline: timeText(next.round.deadlineAt) })}</p>
      )}
      <p>
        <ContentLink href={applicationsPath(association.id, getLocale())}>
          {m.grant_applications_to_page()}
        </ContentLink>
      </p>
    </section>
  )
}
