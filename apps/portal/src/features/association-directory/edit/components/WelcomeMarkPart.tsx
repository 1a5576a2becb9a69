import { Tag } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import type { OwnAssociation } from '#core/associations/contract.ts'
import type { WelcomeCondition } from '#core/associations/welcome-mark.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { WelcomeMark } from '../contract.ts'
import { markQuery } from '../queries.ts'
import styles from './EditProfile.module.css'

/** Whether the association has the mark, and what is missing for it. */
export function WelcomeMarkPart({ association }: { association: OwnAssociation }) {
  const { data, isError, refetch } = useQuery(markQuery(association.id))
  return (
    <section className={styles.panel} aria-labelledby="association-mark-heading">
      <h2 id="association-mark-heading">{m.association_mark_heading()}</h2>
      {data ? (
        <Conditions mark={data} />
      ) : isError ? (
        <LoadFailure text={m.association_mark_error()} retry={() => refetch()} />
      ) : (
        <Waiting rows={2} />
      )}
    </section>
  )
}

const texts: Readonly<Record<WelcomeCondition, (mark: WelcomeMark) => string>> = {
  'open-to-all': () => m.association_mark_open(),
  'new-members': ({ newMembers, welcomeMembers, welcomeMonths }) =>
    m.association_mark_members({
      least: welcomeMembers,
      months: welcomeMonths,
      count: newMembers,
    }),
  'event-lately': () => m.association_mark_event_lately(),
  'event-ahead': () => m.association_mark_event_ahead(),
}

function Conditions({ mark }: { mark: WelcomeMark }) {
  const summary = mark.hasMark
    ? m.association_mark_yes
    : mark.isActive
      ? m.association_mark_no
      : m.association_mark_not_active
  return (
    <>
      <p>{summary()}</p>
      <ul className={styles.conditions}>
        {mark.conditions.map(({ condition, holds }) => (
          <li key={condition}>
            <Tag data-color={holds ? 'success' : 'warning'} data-size="sm">
              {holds ? m.association_mark_holds() : m.association_mark_fails()}
            </Tag>{' '}
            {texts[condition](mark)}
          </li>
        ))}
      </ul>
    </>
  )
}
