import { m } from '#messages'
import { PhoneLink } from '#ui/facts/PhoneLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'

const emergency = '113'
const outOfHoursDoctor = '116117'

/** Emergency numbers, for people who cannot wait for an answer. */
export function Urgent() {
  return (
    <NoticeBox tone="warning" heading={m.coordinator_urgent()}>
      <p>
        {m.coordinator_urgent_life()} <PhoneLink phone={emergency} />
      </p>
      <p>
        {m.coordinator_urgent_doctor()} <PhoneLink phone={outOfHoursDoctor} />
      </p>
      <p>{m.coordinator_urgent_not_here()}</p>
    </NoticeBox>
  )
}
