import pg from 'pg'

export type Login = { port: number; password: string }

/** How a server answers to a login. */
export type Answer = 'welcome' | 'wrong password' | 'no such database' | 'not ready' | 'silent'

export async function askServer(
  login: Login,
  as: { user: string; database: string },
): Promise<Answer> {
  const client = connect(login, as)
  try {
    await client.connect()
    return 'welcome'
  } catch (error) {
    return answerOf(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Creates the role and its database when they are not there yet. */
export async function ensureDatabase(login: Login): Promise<Answer> {
  const answer = await askServer(login, { user: 'trivsel', database: 'trivsel' })
  if (answer === 'welcome' || answer === 'not ready' || answer === 'silent') return answer
  const asAdministrator = await askServer(login, { user: 'postgres', database: 'postgres' })
  if (asAdministrator !== 'welcome') return asAdministrator
  const client = connect(login, { user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    // Two starts at once would trip over each other here.
    await client.query('select pg_advisory_lock(1)')
    const password = client.escapeLiteral(login.password)
    await unlessThere(client, 'create role trivsel login createdb')
    await client.query(`alter role trivsel password ${password}`)
    await unlessThere(client, 'create database trivsel owner trivsel')
  } finally {
    await client.end()
  }
  return askServer(login, { user: 'trivsel', database: 'trivsel' })
}

export function databaseAddress(login: Login): string {
  return `postgres://trivsel:${encodeURIComponent(login.password)}@127.0.0.1:${login.port}/trivsel`
}

function connect(login: Login, as: { user: string; database: string }): pg.Client {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: login.port,
    password: login.password,
    ...as,
    ssl: false,
    connectionTimeoutMillis: 3_000,
    application_name: 'trivsel-supervisor',
  })
  // The server may go while we talk to it: that is an answer, not a crash.
  client.on('error', () => undefined)
  return client
}

async function unlessThere(client: pg.Client, statement: string): Promise<void> {
  const alreadyThere = new Set(['42710', '42P04', '23505'])
  try {
    await client.query(statement)
  } catch (error) {
    if (!alreadyThere.has(codeOf(error))) throw error
  }
}

function answerOf(error: unknown): Answer {
  const code = codeOf(error)
  if (code === '28P01' || code === '28000') return 'wrong password'
  if (code === '3D000') return 'no such database'
  if (code === '57P03') return 'not ready'
  return 'silent'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
