import { m } from '#messages'
import type { OwnApplication } from '../../model/contract.ts'
import { timeText } from '../state-texts.ts'
import { useServerNow } from '../use-server-now.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long it is until the deadline, by the clock of the server. */
export function Countdown({ application }: { application: OwnApplication }) {
  const { round, now: given } = application
  const now = useServerNow(given)
  const left = Date.parse(round.deadlineAt) - now.getTime()
  return (
    <p>
      {m.grant_applications_deadline({ deadline: timeText(round.deadlineAt) })} {leftText(left)}
    </p>
  )
}

function leftText(left: number): string {
  if (left <= 0) return m.grant_applications_deadline_over()
  if (left >= 2 * day) return m.grant_applications_days_left({ count: Math.floor(left / day) })
  if (left >= 2 * hour) return m.grant_applications_hours_left({ count: Math.floor(left / hour) })
  return m.grant_applications_minutes_left({ count: Math.ceil(left / minute) })
}
