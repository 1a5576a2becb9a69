import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { WithActions } from '../../components/WithActions.tsx'
import type { OwnMembership } from '../../model/contract.ts'
import { daysText, feeText, paidByNames, readersText } from '../../model/member-texts.ts'
import { ownMembershipsQuery } from '../queries.ts'
import { OwnPlace } from './OwnPlace.tsx'

/** The caller's memberships, each with its terms and the gaps between them. */
export function MyMemberships() {
  return (
    <WithActions>
      <Memberships />
    </WithActions>
  )
}

function Memberships() {
  const { data, isError, refetch } = useQuery(ownMembershipsQuery)
  if (!data)
    return isError ? (
      <LoadFailure text={m.association_memberships_load_error()} retry={() => refetch()} />
    ) : (
      <Waiting rows={2} />
    )
  return (
    <section className={styles.area} aria-labelledby="my-association-memberships">
      <h2 id="my-association-memberships">{m.association_memberships_heading()}</h2>
      {data.length === 0 && <p>{m.association_memberships_none()}</p>}
      {data.map((membership) => (
        <Membership key={membership.id} membership={membership} />
      ))}
    </section>
  )
}

function Membership({ membership }: { membership: OwnMembership }) {
  const { id, name, readers } = membership
  const headingId = `membership-${id}`
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h3 id={headingId}>{name}</h3>
      <OwnPlace membership={membership} />
      <Days membership={membership} />
      <p>{readersText(readers)}</p>
    </section>
  )
}

function Days({ membership: { name, terms, gaps } }: { membership: OwnMembership }) {
  if (terms.length === 0) return null
  const lines = [
    ...terms.map((term) => ({ ...term, isGap: false as const })),
    ...gaps.map((gap) => ({ ...gap, isGap: true as const })),
  ].toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
  return (
    <Rows label={m.association_terms_of({ name })}>
      {lines.map((line) => (
        <Row
          key={line.startsOn}
          name={daysText(line)}
          details={
            line.isGap
              ? m.association_gap()
              : `${feeText(line.feeOre)}, ${paidByNames[line.paidBy]()}`
          }
        />
      ))}
    </Rows>
  )
}
