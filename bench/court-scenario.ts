import pg from 'pg'
import { addDays } from '../apps/portal/src/platform/time/date.ts'
import { osloDate } from '../apps/portal/src/platform/time/oslo.ts'
import { atWallTime, toInstant } from '../apps/portal/src/platform/time/zoned.server.ts'

/** Hours without a change of the clock. */
const hours = Array.from({ length: 18 }, (_, hour) => hour + 5)
const days = [1, 2, 3, 4, 5, 6]

/** The body of a reservation of one half hour. */
export type WantedUnit = {
  fromTime: string
  toTime: string
  courtId: number
  courtName: string
  sportsCenterId: number
}

/**
 * Creates courts that are open around the clock, beside those of the demo scenario.
 * @returns their half hours from tomorrow on, each once
 */
export async function createOpenCourts(databaseUrl: string, count: number): Promise<WantedUnit[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const allWeek = `1, 7, '00:00', '24:00', '2020-01-01'`
    const weekly = 'first_weekday, last_weekday, from_time, to_time, valid_from'
    const { rows } = await client.query<{ id: number; center_id: number }>(
      `with category as (
         insert into portal.court_category (name) values ('{"no": "Bench", "en": "Bench"}') returning id
       ), price as (
         insert into portal.court_price (category_id, ${weekly}, price_ore)
         select id, ${allWeek}, 15000 from category
       ), court as (
         insert into portal.court (center_id, category_id, name)
         select (select min(id) from portal.sports_center), category.id, jsonb_build_object('no', 'Bench ' || n, 'en', 'Bench ' || n)
           from category, generate_series(1, $1::int) n
         returning id, center_id
       ), opening as (
         insert into portal.court_opening (center_id, court_id, ${weekly})
         select center_id, id, ${allWeek} from court
       )
       select id, center_id from court`,
      [count],
    )
    const today = osloDate(new Date())
    return rows.flatMap(({ id, center_id }) =>
      days.flatMap((day) =>
        hours.flatMap((hour) =>
          ['00', '30'].map((minutes): WantedUnit => {
            const wallTime = `${String(hour).padStart(2, '0')}:${minutes}`
            const from = toInstant(atWallTime(addDays(today, day), wallTime))
            return {
              fromTime: from.toISOString(),
              toTime: new Date(from.getTime() + 30 * 60_000).toISOString(),

              courtId: id,
              courtName: 'Bench',
              sportsCenterId: center_id,
            }
          }),
        ),
      ),
    )
  } finally {
    await client.end()
  }
}
