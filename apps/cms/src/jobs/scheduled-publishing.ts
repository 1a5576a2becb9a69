import type { JobsConfig } from 'payload'
import { hasRole } from '../access/has-role.ts'
import { sendEditorLink } from '../accounts/send-editor-link.ts'

/** Runs scheduled publications that are due, every ten seconds, in the process that serves the admin. */
export const scheduledPublishing: JobsConfig = {
  tasks: [sendEditorLink],
  autoRun: [{ cron: '*/10 * * * * *', limit: 50, silent: { info: true } }],
  access: {
    queue: ({ req }) => hasRole(req.user, 'publisher'),
    run: ({ req }) => hasRole(req.user, 'admin'),
    cancel: ({ req }) => hasRole(req.user, 'publisher'),
  },
}

/** For `versions.drafts.schedulePublish`. */
export const schedulePublish = { timeFormat: 'HH:mm', timeIntervals: 5 }
