import { z } from 'zod'
import { declareTask } from '#platform/jobs/task.server.ts'

/** Makes the link and mails it: its token is in the mail alone, neither in the queue nor the table. */
export const sendInvitation = declareTask(
  'send-staff-invitation',
  z.strictObject({ invitationId: z.uuid() }),
)
