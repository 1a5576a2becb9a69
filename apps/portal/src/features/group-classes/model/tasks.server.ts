import { z } from 'zod'
import { declareTask } from '#platform/jobs/task.server.ts'
import { blockingReasons } from './booking-eligibility.ts'

export const generateTask = declareTask('generate-group-classes', z.object({}))

/** Gives centres and instructors the names that their pages have in the content system. */
export const followNamesTask = declareTask('group-class-linked-names', z.object({}))

export const summarizeUsageTask = declareTask('sum-up-group-classes', z.object({}))

/** A member who has a place in a class or waits for one. */
const InClass = z.strictObject({ id: z.int().positive(), userId: z.string() })

/* SQL functions enqueue these in the transaction that they report (sql/). */
export const placeFreedTask = declareTask(
  'group-class-place-freed',
  z.strictObject({ bookingId: z.int().positive() }),
)
export const queueClosesTask = declareTask(
  'group-class-queue-closes',
  z.strictObject({ id: z.int().positive() }),
)
export const queueLapsedTask = declareTask('group-class-queue-lapsed', InClass)
export const queueRefusedTask = declareTask(
  'group-class-queue-refused',
  InClass.extend({ refusal: z.enum(blockingReasons) }),
)
export const placeLostTask = declareTask('group-class-place-lost', InClass)
export const classCancelledTask = declareTask('group-class-cancelled', InClass)

export const blockedTask = declareTask(
  'group-class-member-blocked',
  z.strictObject({ blockId: z.int().positive() }),
)

/** Sends the notices and reminders that are due; runs every minute. */
export const sendNoticesTask = declareTask('tell-of-group-classes', z.object({}))
