import { Tag } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Row } from '#ui/rows/Rows.tsx'
import { dayOfInstant, dayText } from '../../model/texts.ts'
import type { FollowUp } from '../contract.ts'

type Item = FollowUp['items'][number]

/** One case, with what is late about it. */
export function FollowUpRow({ item }: { item: Item }) {
  return (
    <Row
      name={
        <Link to="/staff/cases/$id" params={{ id: item.caseId }}>
          {item.name ?? m.health_after_no_name()}
        </Link>
      }
      details={<FollowUpDetails item={item} today={osloDate(new Date())} />}
    />
  )
}

export function FollowUpDetails({ item, today }: { item: Item; today: string }) {
  const { since, amountOre, dueOn, isOwn } = item
  return (
    <>
      <p>{m.health_after_since({ day: dayOfInstant(since) })}</p>
      {amountOre !== null && <p>{m.health_after_claimed({ amount: formatKroner(amountOre) })}</p>}
      {dueOn !== null && (
        <p>
          {dueOn < today ? (
            <Tag data-color="danger">{m.health_after_overdue({ day: dayText(dueOn) })}</Tag>
          ) : (
            m.health_after_due({ day: dayText(dueOn) })
          )}
        </p>
      )}
      {isOwn && <p>{m.health_after_is_own()}</p>}
    </>
  )
}
