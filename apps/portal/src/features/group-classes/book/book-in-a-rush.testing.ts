/*
 * A process with the booking part of one portal instance. It books one class for all given members, many
 * at a time, and writes each acknowledged booking to its output as a line of JSON.
 */
import { connectDatabase } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createGroupClassBooking } from './book-group-class.server.ts'

export type RushOrder = { url: string; classId: number; centerId: number; userIds: string[] }
export type Acknowledged = { userId: string; bookingId: number; queuePosition: number }

const atATime = 24

const order: RushOrder = JSON.parse(process.argv[2] ?? '')
const { database, close } = connectDatabase(order.url, { size: 8, log: createLog('silent') })
const { book } = createGroupClassBooking(database)
const waiting = [...order.userIds]

await Promise.all(
  Array.from({ length: atATime }, async () => {
    for (let userId = waiting.shift(); userId !== undefined; userId = waiting.shift()) {
      const outcome = await book({ classId: order.classId, centerId: order.centerId, userId })
      if ('refusal' in outcome) throw new Error(outcome.refusal)
      // Not `writeSync`: the log has made the pipe non-blocking, so that throws EAGAIN when the reader is
      // behind by some 170 lines, and the instance ends with 1.
      process.stdout.write(`${JSON.stringify({ userId, ...outcome } satisfies Acknowledged)}\n`)
    }
  }),
)
await close()
