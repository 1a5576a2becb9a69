import type pg from 'pg'
import { databaseUrl } from '../postgres/on-server.ts'
import { PlainError } from '../progress.ts'
import { connectTo } from './snapshot.ts'

/** A database beside the site's, on the same server. */
export type ScratchDatabase = { readonly name: string; readonly url: string }

/** PostgreSQL cuts longer names off. */
const longestName = 63

/**
 * Makes an empty database with the encoding and the locale of the site's. One of the same name, which
 * an interrupted command has left behind, is dropped first.
 *
 * @throws {PlainError} the role may not create databases
 */
export async function createBeside(siteUrl: string, ending: string): Promise<ScratchDatabase> {
  const client = await connectTo(siteUrl)
  try {
    const { rows } = await client.query<{
      name: string
      encoding: string
      provider: string
      collate: string
      ctype: string
      locale: string | null
      may_create: boolean
    }>(
      `select d.datname as name, pg_encoding_to_char(d.encoding) as encoding,
        d.datlocprovider as provider, d.datcollate as collate, d.datctype as ctype,
        to_jsonb(d) ->> 'datlocale' as locale, r.rolcreatedb or r.rolsuper as may_create
      from pg_database d, pg_roles r
      where d.datname = current_database() and r.rolname = current_user`,
    )
    const [site] = rows
    if (!site) throw new Error('The database does not know itself.')
    if (!site.may_create)
      throw new PlainError(
        'The role of DATABASE_URL may not create databases, which a restore needs. Let an administrator run "alter role … createdb", and take it back afterwards.',
      )
    const name = `${site.name.slice(0, longestName - ending.length)}${ending}`
    const literal = (text: string) => client.escapeLiteral(text)
    await dropWithin(client, name)
    await client.query(
      `create database ${client.escapeIdentifier(name)} template template0
        encoding ${literal(site.encoding)}
        lc_collate ${literal(site.collate)} lc_ctype ${literal(site.ctype)}
        ${localeOf(site, literal)}`,
    )
    return { name, url: databaseUrl(siteUrl, encodeURIComponent(name)) }
  } finally {
    await client.end()
  }
}

export async function dropBeside(siteUrl: string, { name }: ScratchDatabase): Promise<void> {
  const client = await connectTo(siteUrl)
  try {
    await dropWithin(client, name)
  } finally {
    await client.end()
  }
}

async function dropWithin(client: pg.Client, name: string): Promise<void> {
  // As in scripts/postgres/on-server.ts: "with (force)" stumbles over a vacuum worker.
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = $1 and usename = current_user`,
    [name],
  )
  await client.query(`drop database if exists ${client.escapeIdentifier(name)}`)
}

function localeOf(
  { provider, locale }: { provider: string; locale: string | null },
  literal: (text: string) => string,
): string {
  if (locale === null) return 'locale_provider libc'
  return provider === 'b'
    ? `locale_provider builtin builtin_locale ${literal(locale)}`
    : `locale_provider icu icu_locale ${literal(locale)}`
}
