import { useQuery } from '@tanstack/react-query'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { frontDeskMemberQuery } from '../queries.ts'
import styles from './FrontDesk.module.css'
import { FrontDeskActions } from './FrontDeskActions.tsx'
import { FrontDeskInvoices } from './FrontDeskInvoices.tsx'
import { FrontDeskMembership } from './FrontDeskMembership.tsx'
import { OtherMemberships } from './OtherMemberships.tsx'

/** A person’s membership, and the actions of staff. */
export function FrontDesk({ memberId }: { memberId: string }) {
  const { data, error, refetch } = useQuery(frontDeskMemberQuery(memberId))
  return (
    <section aria-labelledby="desk-heading" className={styles.frontDesk}>
      <h2 id="desk-heading">{m.desk_heading()}</h2>
      {data ? (
        <>
          <FrontDeskMembership member={data} />
          <FrontDeskActions member={data} />
          <OtherMemberships member={data} />
          <FrontDeskInvoices member={data} />
        </>
      ) : error ? (
        <LoadFailure text={m.desk_load_error()} retry={() => refetch()} />
      ) : (
        <Waiting rows={3} />
      )}
    </section>
  )
}
