import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { PortalContext } from '#core/feature/feature.server.ts'
import { FileStoreError } from '#core/files/store/file-store.ts'
import type { Connection } from '#core/setup/connection.server.ts'
import { composeTryMail } from './try-mail.server.ts'

/** A message to the administrator who tries it. */
const mail: Connection<PortalContext> = {
  key: 'mail',
  try: async ({ configuration, database, mailer }, { userId }) => {
    const [person] = await database
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userId))
    if (!person) return 'failed'
    await mailer.send({ to: person.email, ...composeTryMail('no'), jobId: randomUUID() })
    return configuration.SMTP_URL ? 'works' : 'example'
  },
}

/** Written, read and deleted again. */
const files: Connection<PortalContext> = {
  key: 'files',
  try: async ({ files: { store } }) => {
    const name = `try-${randomUUID()}`
    const bytes = Buffer.from(name)
    try {
      await store.put(name, bytes)
      const read = await store.get(name)
      await store.delete(name)
      return read?.equals(bytes) ? 'works' : 'failed'
    } catch (error) {
      const isRefused = error instanceof FileStoreError && [401, 403].includes(error.status ?? 0)
      if (isRefused) return 'refused'
      throw error
    }
  },
}

const scanner: Connection<PortalContext> = {
  key: 'scanner',
  try: async ({ files: { scan } }) => {
    if (scan === null) return 'off'
    return (await scan(Buffer.from('nothing that is a virus'))) === 'clean' ? 'works' : 'failed'
  },
}

const content: Connection<PortalContext> = {
  key: 'content',
  try: async ({ content: client }) => ((await client.isReachable()) ? 'works' : 'unreachable'),
}

export const ownConnections = [mail, files, scanner, content]
