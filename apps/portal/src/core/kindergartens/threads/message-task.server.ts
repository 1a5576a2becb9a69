import { z } from 'zod'
import { declareTask } from '#platform/jobs/task.server.ts'

/** Mails a guardian that there is something new, once per thread until it is read. */
export const kindergartenMessageTask = declareTask(
  'kindergarten-message',
  z.strictObject({ messageId: z.uuid(), guardianId: z.uuid() }),
)

/** The same about a message to all. */
export const kindergartenNoticeTask = declareTask(
  'kindergarten-notice',
  z.strictObject({ noticeId: z.uuid(), guardianId: z.uuid() }),
)
