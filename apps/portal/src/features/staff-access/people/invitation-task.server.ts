import { z } from 'zod'
import { declareTask } from '#platform/jobs/task.server.ts'

/** Creates the link and mails it. The token is only in the email, neither in the queue nor in the table. */
export const sendInvitation = declareTask(
  'send-staff-invitation',
  z.strictObject({ invitationId: z.uuid() }),
)
