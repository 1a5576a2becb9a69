import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { useNamedHeading } from '#core/staff-area/use-named-heading.ts'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { SportsMember } from '../contract.ts'
import { sportsMemberQuery } from '../queries.ts'
import { classStaffErrorText } from '../refusal-messages.ts'
import { MemberBlocks } from './MemberBlocks.tsx'
import { MemberBookings } from './MemberBookings.tsx'
import styles from './StaffClass.module.css'

/** A member's bookings and blocks, and the sections of other features. */
export function MemberPage({ id }: { id: string }) {
  const { data } = useQuery({ ...sportsMemberQuery(id), enabled: false })
  const heading = useNamedHeading(
    data ? m.staff_member_title({ name: data.name }) : null,
    m.staff_member_heading(),
  )
  return (
    <StaffPage heading={heading} isNamed needs={'sports'}>
      {() => <Loaded id={id} />}
    </StaffPage>
  )
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(sportsMemberQuery(id))
  if (error && !data)
    return <LoadFailure text={classStaffErrorText(error)} retry={() => refetch()} />
  return data ? <Member member={data} /> : <Waiting rows={3} />
}

function Member({ member }: { member: SportsMember }) {
  const { memberSections } = useStaffOffers()
  return (
    <div className={styles.class}>
      <p>
        <Link to="/staff/sports/members">{m.staff_member_back()}</Link>
      </p>
      <p>{member.email}</p>
      <div className={styles.columns}>
        <MemberBookings member={member} />
        <div className={styles.part}>
          <MemberBlocks member={member} />
          {memberSections.map(({ Section, order }) => (
            <Suspense key={order} fallback={<Waiting rows={3} />}>
              <Section memberId={member.id} />
            </Suspense>
          ))}
        </div>
      </div>
    </div>
  )
}
