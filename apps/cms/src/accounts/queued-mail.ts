import { sql } from '@payloadcms/db-postgres'
import { mailTask, QueuedMail } from '@trivsel/content-contract/mail'
import type { EmailAdapter } from 'payload'

/**
 * Mails go through the portal's queue, in the same database: it has the mail server, tries again
 * for as long as that is away, and shows the demo's mails at /dev/mail.
 */
export const queuedMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'queue',
  // The portal's MAIL_FROM is what its mails carry.
  defaultFromAddress: '',
  defaultFromName: '',
  async sendEmail({ to, subject, text }) {
    const mail = JSON.stringify(QueuedMail.parse({ to, subject, text }))
    await payload.db.drizzle.execute(
      sql`select 1 from graphile_worker.add_job(${mailTask}, ${mail}::json)`,
    )
  },
})
