import { vi } from 'vitest'
import { accountLinkTasks } from '#core/accounts/links/send-link.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import { mailTasks } from '#platform/mail/send-mail.server.ts'
import { testConfiguration, testEncryption } from './accounts.testing.server.ts'

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/** Runs the jobs of accounts, and keeps the mails that they send. */
export async function openMailbox({ database, url }: { database: Database; url: string }) {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
  const portalUrl = testConfiguration.PORTAL_URL
  const jobs = createJobs({
    connectionString: url,
    log: createLog('silent'),
    tasks: [
      ...accountLinkTasks({ database, encryption: testEncryption, mailer, portalUrl }),
      ...mailTasks(mailer),
    ],
  })
  await jobs.start()

  return {
    mails,
    to: (email: string) => mails.filter((mail) => mail.to === email),
    /** Waits until so many mails have come to an address. @returns the last one */
    async wait(email: string, count = 1): Promise<Mail> {
      return vi.waitFor(
        () => {
          const mine = mails.filter((mail) => mail.to === email)
          const last = mine.at(-1)
          if (!last || mine.length < count) throw new Error(`${email} has ${mine.length} mails`)
          return last
        },
        { timeout: 10_000 },
      )
    },
    stop: () => jobs.stop(),
  }
}

/** The part after `#` in the one link of a mail. */
export function fragmentOf(mail: Mail): URLSearchParams {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ''
  return new URLSearchParams(new URL(link).hash.slice(1))
}

export function tokenOf(mail: Mail): string {
  const token = fragmentOf(mail).get('token')
  if (!token) throw new Error('the mail has no link with a token')
  return token
}
