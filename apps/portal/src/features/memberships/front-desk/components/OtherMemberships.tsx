import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { dateText, periodText } from '../../model/membership-texts.ts'
import type { FrontDeskMember } from '../contract.ts'

type Other = FrontDeskMember['others'][number]

/** Past and future memberships. */
export function OtherMemberships({ member: { others } }: { member: FrontDeskMember }) {
  const today = osloDate(new Date())
  if (others.length === 0) return null
  return (
    <>
      <h3>{m.desk_other_memberships()}</h3>
      <Rows label={m.desk_other_memberships()}>
        {others.map((other) => (
          <Row
            key={other.id}
            name={other.name ? textIn(other.name) : other.type}
            details={
              <p>
                {other.startDate > today ? m.desk_other_coming() : m.desk_other_past()}:{' '}
                {daysText(other)}
              </p>
            }
          />
        ))}
      </Rows>
    </>
  )
}

function daysText({ startDate, endDate }: Other): string {
  return endDate
    ? periodText({ startDate, endDate })
    : m.desk_period_from({ from: dateText(startDate) })
}
