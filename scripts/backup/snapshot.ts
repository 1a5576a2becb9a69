import pg from 'pg'
import { PlainError } from '../progress.ts'
import type { TableCount } from './manifest.ts'

/** Any number: a backup holds it, so that there is one at a time, from whichever machine. */
const backupLock = 7_418_231

export type Snapshot = {
  /** Names it to `pg_dump`. */
  readonly id: string
  /** By the clock of the server. Nothing that was written later is in the backup. */
  readonly startedAt: Date
  readonly serverVersion: string
  readonly serverMajor: number
  countRows(): Promise<TableCount[]>
  close(): Promise<void>
}

/**
 * Holds the state of the database at this instant, for as long as it is dumped and counted.
 * @throws {PlainError} another backup of this database is under way
 */
export async function openSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = await connectTo(databaseUrl)
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    const { rows: locks } = await client.query<{ is_mine: boolean }>(
      'select pg_try_advisory_lock($1) as is_mine',
      [backupLock],
    )
    if (!locks[0]?.is_mine)
      throw new PlainError('Another backup of this database is under way. Wait until it has ended.')
    await client.query('begin transaction isolation level repeatable read, read only')
    const { rows } = await client.query<{
      id: string
      started_at: Date
      version: string
      number: string
    }>(
      `select pg_export_snapshot() as id, now() as started_at,
        current_setting('server_version') as version,
        current_setting('server_version_num') as number`,
    )
    const [row] = rows
    if (!row) throw new Error('The database gave no snapshot.')
    return {
      id: row.id,
      startedAt: row.started_at,
      serverVersion: row.version,
      serverMajor: Math.floor(Number(row.number) / 10_000),
      countRows: () => countRows(client),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Counts the rows of every table, for which it reads all of them. */
export async function countRows(client: pg.Client): Promise<TableCount[]> {
  const { rows: tables } = await client.query<{ schema: string; table: string }>(
    `select n.nspname as schema, c.relname as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`,
  )
  const counts: TableCount[] = []
  for (const { schema, table } of tables) {
    const name = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table)}`
    const { rows } = await client.query<{ rows: string }>(
      `select count(*) as rows from only ${name}`,
    )
    counts.push({ schema, table, rows: Number(rows[0]?.rows) })
  }
  return counts
}

/** @throws {PlainError} the database does not answer, or not to us */
export async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'trivsel-backup',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new PlainError(`The database at ${new URL(databaseUrl).host} cannot be used: ${cause}`)
  }
  return client
}
