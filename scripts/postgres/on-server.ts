import pg from 'pg'

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** The template of the content system's tests, beside the portal's that it is made of. */
export const contentTemplateOf = (portalTemplate: string) => `${portalTemplate}_cms`

/** One statement on a connection of its own, for what cannot run in a transaction. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Copies a database that nobody is connected to. By files: the log would get each page of it, too. */
export function copyDatabase(serverUrl: string, name: string, template: string): Promise<void> {
  return onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
}

export async function databaseNames(serverUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
    return rows.map(({ datname }) => datname)
  } finally {
    await client.end()
  }
}

/**
 * Drops a database and ends its connections. Not `with (force)`: that stumbles over a vacuum
 * worker, which a plain drop sends away by itself.
 */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(
    serverUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and usename = current_user`,
  )
  await onServer(serverUrl, `drop database if exists ${name}`)
}
