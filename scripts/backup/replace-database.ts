import type pg from 'pg'
import { databaseUrl } from '../postgres/on-server.ts'
import { PlainError } from '../progress.ts'
import type { ScratchDatabase } from './scratch-database.ts'
import { connectTo } from './snapshot.ts'

export type Target = {
  readonly name: string
  /** Whether nothing would be lost. */
  readonly isEmpty: boolean
}

/**
 * Looks at the database that a restore would replace.
 * @throws {PlainError} somebody is connected to it, above all a running site
 */
export async function inspectTarget(siteUrl: string): Promise<Target> {
  const client = await connectTo(siteUrl)
  try {
    await refuseOthers(client)
    const { rows } = await client.query<{ name: string; is_empty: boolean }>(
      `select current_database() as name, not exists (
        select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      ) as is_empty`,
    )
    return { name: rows[0]?.name ?? '', isEmpty: rows[0]?.is_empty ?? false }
  } finally {
    await client.end()
  }
}

/**
 * Gives a restored database the name of the site's, at once and only as a whole.
 * @param keepAs the name under which the replaced one stays; without it, it is dropped
 * @throws {PlainError} somebody is connected to one of them
 */
export async function replaceDatabase(
  siteUrl: string,
  { target, restored, keepAs }: { target: Target; restored: ScratchDatabase; keepAs?: string },
): Promise<void> {
  const client = await connectElsewhere(siteUrl)
  const quote = (name: string) => client.escapeIdentifier(name)
  const old = keepAs ?? `${target.name.slice(0, 50)}_replaced`
  try {
    await client.query('begin')
    await client.query(`alter database ${quote(target.name)} rename to ${quote(old)}`)
    await client.query(`alter database ${quote(restored.name)} rename to ${quote(target.name)}`)
    await client.query('commit')
    if (keepAs === undefined)
      // It is done: an empty database that stays is no reason to undo anything.
      await client.query(`drop database ${quote(old)}`).catch(() => undefined)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(
      `The restored database could not take the place of the old one: ${reason}.`,
    )
  } finally {
    await client.end()
  }
}

/** A database that one is connected to cannot be renamed. */
async function connectElsewhere(siteUrl: string): Promise<pg.Client> {
  try {
    return await connectTo(databaseUrl(siteUrl, 'postgres'))
  } catch {
    return connectTo(databaseUrl(siteUrl, 'template1'))
  }
}

async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ who: string; connections: string }>(
    `select coalesce(nullif(application_name, ''), 'without a name') as who,
      count(*) as connections
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'
    group by 1 order by 1`,
  )
  if (rows.length === 0) return
  const who = rows.map((row) => `${row.who} (${row.connections})`).join(', ')
  throw new PlainError(
    `Somebody is connected to the database: ${who}. Stop the portal and the content system, wherever they run, and try again.`,
  )
}
