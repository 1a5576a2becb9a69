import type { Payload } from 'payload'

/** Somebody else is importing into the same database. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay'
}

/**
 * Lets one import at a time into a database. The lock goes with its connection, also when the
 * process is killed.
 * @throws {ImportUnderWay}
 */
export async function exclusively<Result>(
  { db }: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = await db.pool.connect()
  try {
    const { rows } = await connection.query<{ free: boolean }>(
      "select pg_try_advisory_lock(hashtext('cms.import')) as free",
    )
    if (!rows[0]?.free) throw new ImportUnderWay('Another import is under way')
    try {
      return await work()
    } finally {
      await connection.query("select pg_advisory_unlock(hashtext('cms.import'))")
    }
  } finally {
    connection.release()
  }
}
