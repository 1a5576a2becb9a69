import type { HealthCenter } from '@trivsel/content-contract/kinds/health-centers/contract'
import { m } from '#messages'
import { WrittenHoursTable } from './WrittenHoursTable.tsx'

type Props = { phoneHours: NonNullable<HealthCenter['phoneHours']> }

/** When somebody answers the phone. */
export function PhoneHours({ phoneHours: { header, notice, hours } }: Props) {
  return (
    <section>
      <h2 id="phone-hours">{header ?? m.health_center_phone_hours()}</h2>
      {notice && <p>{notice}</p>}
      {hours.length > 0 && <WrittenHoursTable name={{ headingId: 'phone-hours' }} hours={hours} />}
    </section>
  )
}
