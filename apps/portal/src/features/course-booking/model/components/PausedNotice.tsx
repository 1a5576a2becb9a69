import type { PlaceState } from '#core/places/states.ts'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'

const texts: Readonly<Partial<Record<PlaceState, () => string>>> = {
  held: m.course_booking_paused_held,
  booked: m.course_booking_paused_booked,
  waiting: m.course_booking_paused_waiting,
}

/** That a course may be called off, and what that means for somebody who has something of it. */
export function PausedNotice({ state }: { state?: PlaceState }) {
  const own = state && texts[state]?.()
  return (
    <NoticeBox tone="warning" heading={m.course_booking_paused_heading()}>
      <p>{m.course_booking_paused()}</p>
      {own && <p>{own}</p>}
    </NoticeBox>
  )
}
