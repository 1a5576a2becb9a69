import pg from 'pg'

export type Statement = readonly [text: string, values: readonly unknown[]]

/** Writes all of it into the database of the site under test, or nothing. */
export async function writeRows(statements: readonly Statement[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    await client.query('begin')
    for (const [text, values] of statements) await client.query(text, [...values])
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** The first row that a query finds. */
export async function readRow<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    const [found] = (await client.query<Row>(text)).rows
    if (!found) throw new Error('there is no such row')
    return found
  } finally {
    await client.end()
  }
}
