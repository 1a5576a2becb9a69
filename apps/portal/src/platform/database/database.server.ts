import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '#platform/log.server.ts'

/** SQLSTATE of a write on a server that may only be read. */
const readOnlyState = '25006'

/** Anything that can run a statement: the pool, or the transaction that an operation is part of. */
export type Database = NodePgDatabase

export type DatabaseConnection = {
  pool: pg.Pool
  database: Database
  close(): Promise<void>
}

/**
 * The portal's connections. Every statement has a time limit, so that a stuck lock
 * becomes an error that the caller can answer and not a request that hangs.
 */
export function connectDatabase(
  url: string,
  options: {
    size: number
    log: Log
    /** For one of the connections to be free, in milliseconds; tests wait for a busy machine. */
    connectWithin?: number
  },
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    application_name: 'trivsel-portal',
    connectionTimeoutMillis: options.connectWithin ?? 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  // Without a listener the process dies together with the database.
  pool.on('error', (error) => options.log.warn({ error }, 'an idle database connection was lost'))
  // So it would with one that is lost between two statements of a transaction; the next one fails.
  pool.on('connect', (client) =>
    client.on('error', (error) => options.log.warn({ error }, 'a database connection was lost')),
  )
  dropReadOnlyConnections(pool)
  return { pool, database: drizzle(pool), close: () => pool.end() }
}

/**
 * A server that was the primary and is a standby now may keep its connections, and refuses to write
 * on them. They are closed, and the next ones lead to the new primary.
 */
function dropReadOnlyConnections(pool: pg.Pool): void {
  const readOnly = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) =>
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnlyState) readOnly.add(client)
    }),
  )
  pool.on('release', (_, client) => {
    if (readOnly.has(client)) void client.end()
  })
}
