import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Hono } from 'hono'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Log } from '#platform/log.server.ts'
import { openMailFolder } from './mail-folder.server.ts'
import { createMailPages } from './mail-pages.server.ts'

const longestMail = 5 * 1024 * 1024

export type MailStandIn = {
  /** Where the mailer sends to. */
  readonly smtpUrl: string
  /** `/dev/mail` */
  readonly pages: Hono
  close(): Promise<void>
}

/** A mail server for one machine: it takes every mail, keeps it in a folder and shows it. */
export async function startMailStandIn({
  directory,
  log,
}: {
  directory: string
  log: Log
}): Promise<MailStandIn> {
  const folder = await openMailFolder(directory)
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: longestMail,
    onData(stream, _session, done) {
      buffer(stream)
        .then((message) => {
          if (stream.sizeExceeded) throw refusal(552, 'The message is too large')
          return folder.add(message)
        })
        .then(() => done(), done)
    },
  })
  server.on('error', (error) => log.warn({ error }, 'the mail stand-in lost a connection'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    pages: createMailPages(folder, (message) => PostalMime.parse(message)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
