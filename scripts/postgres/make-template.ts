import pg from 'pg'
import { dropDatabase } from './on-server.ts'

/** Any number: only those who make a template lock it. */
const lock = 7_301

/**
 * A database that others are copied from. The first process makes it and the others wait; it has its
 * name when it is complete, so that an interrupted one is made again.
 * @param from the template of the template
 * @param fill gets the name that it has until it is complete
 */
export async function makeTemplate(
  serverUrl: string,
  name: string,
  { from = 'template1', fill }: { from?: string; fill: (name: string) => Promise<void> },
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    const unfinished = `${name}_unfinished`
    await dropDatabase(serverUrl, unfinished)
    await client.query(`create database ${unfinished} template ${from}`)
    await fill(unfinished)
    await client.query(`alter database ${unfinished} rename to ${name}`)
  } finally {
    await client.end()
  }
}
