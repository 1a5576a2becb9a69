import { type SQL, sql } from 'drizzle-orm'
import { batchSize, monthsAgo, type RetentionStep } from '#core/personal-data/retention.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { oldestRetainedSemester } from './oldest-retained-semester.ts'
import { semesterDelivery, semesterRegistration } from './tables.server.ts'

/** Months for which an empty delivery is kept, so that a repetition is recognised; it may name its uploader. */
const emptyDeliveryMonths = 24

/** Spring is V and comes before autumn, H. */
const semesterOrder = (code: SQL) =>
  sql`left(${code}, 4) || translate(right(${code}, 1), 'VH', '12')`

export const registrationRetention: readonly RetentionStep[] = [
  {
    name: 'semester registrations',
    remove: (now) => sql`delete from ${semesterRegistration} where id in (
      select id from ${semesterRegistration}
      where ${semesterOrder(sql`semester_code`)}
        < ${semesterOrder(sql`${oldestRetainedSemester(osloDate(now))}::text`)}
      limit ${batchSize})`,
  },
  {
    name: 'semester deliveries without registrations',
    remove: (now) => sql`delete from ${semesterDelivery} where id in (
      select d.id from ${semesterDelivery} d
      where d.delivered_at < ${monthsAgo(now, emptyDeliveryMonths)}
        and not exists (select from ${semesterRegistration} r where r.delivery_id = d.id)
      limit ${batchSize})`,
  },
]
