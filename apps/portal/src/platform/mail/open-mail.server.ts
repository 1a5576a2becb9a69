import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Configuration } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import { createMailer, type Mailer } from './mailer.server.ts'

export type MailService = {
  readonly mailer: Mailer
  /** `/dev/mail`, only with the stand-in. */
  readonly pages: Hono | undefined
  close(): Promise<void>
}

/** The mail server that the configuration names; without one, outside production, the stand-in. */
export async function openMail(
  configuration: Pick<Configuration, 'TRIVSEL_ENV' | 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  log: Log,
): Promise<MailService> {
  const from = configuration.MAIL_FROM
  if (configuration.SMTP_URL) {
    const mailer = createMailer({ smtpUrl: configuration.SMTP_URL, from })
    return { mailer, pages: undefined, close: async () => mailer.close() }
  }
  if (configuration.TRIVSEL_ENV === 'production') throw new Error('SMTP_URL is not set')
  const { startMailStandIn } = await import('./stand-in.server.ts')
  const standIn = await startMailStandIn({ directory: join(configuration.DATA_DIR, 'mail'), log })
  const mailer = createMailer({ smtpUrl: standIn.smtpUrl, from })
  return {
    mailer,
    pages: standIn.pages,
    async close() {
      mailer.close()
      await standIn.close()
    },
  }
}
