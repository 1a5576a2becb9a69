import { useEffect, useEffectEvent, useState } from 'react'
import { findAnnouncedMinutes, formatCountdown, isOver } from '#core/payments/countdown.ts'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'

const hour = 3_600_000

/**
 * Until when a place is held. In the last hour the time left runs; screen readers announce it a few
 * times only.
 */
export function HoldTime({ expiresAt, onOver }: { expiresAt: Date; onOver: () => void }) {
  const now = useClock()
  const hasEnded = isOver(expiresAt, now)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (hasEnded) end()
  }, [hasEnded])
  const minutes = findAnnouncedMinutes(expiresAt, now)
  return (
    <>
      <p>
        {m.place_held_until({ until: formatDayAndTime(expiresAt) })}
        {expiresAt.getTime() - now.getTime() <= hour && (
          <span role="timer"> {m.place_time_left({ left: formatCountdown(expiresAt, now) })}</span>
        )}
      </p>
      <p role="status" className="ds-sr-only">
        {minutes !== null && m.place_minutes_left({ minutes })}
      </p>
    </>
  )
}

function useClock(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
