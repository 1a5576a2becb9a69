import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createPersonalStaffPages } from '#core/staff-area/personal-pages.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { createContentAddresses } from '#platform/content/content-addresses.server.ts'
import { createContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { createOldAddresses } from '#platform/pages/old-addresses.server.ts'
import { createPages } from '#platform/pages/serve-pages.server.ts'
import { createPreviewCookies } from '#platform/preview/preview-cookie.server.ts'
import { systemClock } from '#platform/time/clock.ts'
import { createPortalApi } from '../portal-api.server.ts'
import { createPortalContext } from '../portal-context.server.ts'
import { portalTasks } from '../portal-jobs.server.ts'
import { testEncryption } from './accounts.testing.server.ts'

/** The portal as it runs, with a log that records everything and a page renderer that repeats its input. */
export async function startListeningPortal(database: Database, configuration: Configuration) {
  const logged: string[] = []
  const log = createLog('trace', { write: (line) => void logged.push(line) })
  const { SITE_KEY: siteKey, CMS_URL: cmsUrl, PORTAL_URL: portalUrl } = configuration
  const listener = {
    on: () => undefined,
    onReconnect: () => undefined,
    start: async () => undefined,
    close: async () => undefined,
  }
  const content = createContentClient({ cmsUrl, siteKey, log })
  const addresses = createContentAddresses(content)
  const oldAddresses = createOldAddresses(addresses)
  const preview = createPreviewCookies({ siteKey, secure: false })
  const service = await openMail(configuration, log)
  const mails: Mail[] = []
  const mailer = {
    ...service.mailer,
    send: async (mail: Mail) => {
      mails.push(mail)
      await service.mailer.send(mail)
    },
  }
  const context = createPortalContext({
    configuration,
    log,
    database,
    encryption: testEncryption,
    listener,
    clock: systemClock,
    content,
    addresses,
    oldAddresses,
    preview,
    mailer,
    onStopping: () => undefined,
    onStop: () => undefined,
  })
  const jobs = createJobs({
    connectionString: configuration.DATABASE_URL,
    log,
    tasks: portalTasks(context),
  })
  await jobs.start()
  const api = createPortalApi(context)
  const pages = createPages({
    render: async (request) =>
      new Response(`<p>${request.url} ${JSON.stringify([...request.headers])}</p>`, {
        headers: { 'content-type': 'text/html' },
      }),
    origin: portalUrl,
    headers: {},
    housingUrl: undefined,
    cardHosts: [],
    trustedProxies: { hops: 0 },
    addresses,
    oldAddresses,
    preview,
    isPersonal: createPersonalStaffPages(configuration),
    log,
    isDevelopment: false,
  })
  return {
    api,
    pages,
    mails,
    log,
    logged,
    async stop() {
      await jobs.stop()
      await service.close()
    },
  }
}

/** Every row of every table in every schema, as a dump writes it. */
export async function readDatabase(database: Database): Promise<[string, string][]> {
  const { rows: tables } = await database.execute<{ schema: string; name: string }>(sql`
    select nspname as schema, relname as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'm') and nspname not in ('pg_catalog', 'information_schema')
      and nspname not like 'pg_toast%'`)
  const texts: [string, string][] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows } = await database.execute<{ text: string | null }>(
      sql`select string_agg(kept::text, e'\n') as text from ${table} kept`,
    )
    texts.push([`table ${schema}.${name}`, rows[0]?.text ?? ''])
  }
  return texts
}

/** Every file below a folder, names and contents. */
export async function readFolder(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[string, string]> => {
        const path = join(entry.parentPath, entry.name)
        // A mail is written under another name first: what is sent is looked through as well.
        const content = await readFile(path, 'latin1').catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return ''
          throw error
        })
        return [`file ${entry.name}`, `${entry.name}\n${content}`]
      }),
  )
}
