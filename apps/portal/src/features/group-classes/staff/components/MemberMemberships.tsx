import { m } from '#messages'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { SportsMember } from '../contract.ts'
import styles from './StaffClass.module.css'

/** Memberships with the months in which they rest. */
export function MemberMemberships({ member }: { member: SportsMember }) {
  const { memberships, obstacles } = member
  return (
    <section aria-labelledby="memberships-heading" className={styles.part}>
      <h2 id="memberships-heading">{m.staff_member_memberships()}</h2>
      <Rows>
        {memberships.map((membership) => (
          <Row
            key={membership.id}
            name={membership.type}
            details={
              <>
                <p>{periodText(membership)}</p>
                {membership.isTerminated && <p>{m.staff_member_terminated()}</p>}
                {membership.isDisqualified && <p>{m.staff_member_disqualified()}</p>}
              </>
            }
          />
        ))}
      </Rows>
      {obstacles.freezes.map((freeze) => (
        <p key={freeze.startDate}>{m.staff_member_frozen({ period: periodText(freeze) })}</p>
      ))}
    </section>
  )
}

function periodText({ startDate, endDate }: { startDate: string; endDate: string | null }): string {
  const from = formatShortDate(noonOf(startDate))
  if (endDate === null) return m.staff_member_from({ from })
  return m.staff_member_period({ from, to: formatShortDate(noonOf(endDate)) })
}
