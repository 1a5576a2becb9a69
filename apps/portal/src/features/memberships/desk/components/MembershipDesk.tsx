import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { deskMemberQuery } from '../queries.ts'
import styles from './Desk.module.css'
import { DeskActions } from './DeskActions.tsx'
import { DeskInvoices } from './DeskInvoices.tsx'
import { DeskMembership } from './DeskMembership.tsx'
import { OtherMemberships } from './OtherMemberships.tsx'

/** Somebody’s membership, and what staff can do about it. */
export function MembershipDesk({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(deskMemberQuery(memberId))
  return (
    <section aria-labelledby="desk-heading" className={styles.desk}>
      <h2 id="desk-heading">{m.desk_heading()}</h2>
      {data ? (
        <>
          <DeskMembership member={data} />
          <DeskActions member={data} />
          <OtherMemberships member={data} />
          <DeskInvoices member={data} />
        </>
      ) : error ? (
        <LoadFailure text={m.desk_load_error()} retry={() => refetch()} />
      ) : (
        <Waiting rows={3} />
      )}
    </section>
  )
}
