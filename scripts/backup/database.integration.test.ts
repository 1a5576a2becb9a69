import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type {} from '../../apps/portal/src/platform/database/testing.server.ts'
import { repositoryRoot } from '../paths.ts'
import { databaseNames, databaseUrl, dropDatabase, onServer } from '../postgres/on-server.ts'
import { requireKnownMigrations } from './known-migrations.ts'
import { beginQuarantine } from './quarantine.ts'
import { inspectTarget, replaceDatabase } from './replace-database.ts'
import { createBeside, dropBeside } from './scratch-database.ts'
import { openSnapshot } from './snapshot.ts'

const { serverUrl } = inject('testDatabase')
let name = ''
let url = ''

beforeEach(async () => {
  name = `test_${randomBytes(6).toString('hex')}`
  url = databaseUrl(serverUrl, name)
  await onServer(serverUrl, `create database ${name}`)
  await onServer(url, 'create table visit (id int); insert into visit values (1), (2)')
})

afterEach(async () => {
  for (const other of await databaseNames(serverUrl))
    if (other.startsWith(name)) await dropDatabase(serverUrl, other)
})

async function ask<Row extends pg.QueryResultRow>(database: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

describe('the snapshot of a backup', () => {
  test('counts the rows that were there when it was taken', async () => {
    const snapshot = await openSnapshot(url)
    await onServer(url, 'insert into visit values (3); create table later ()')
    expect(await snapshot.countRows()).toEqual([{ schema: 'public', table: 'visit', rows: 2 }])
    await snapshot.close()
  })

  test('is held by one backup at a time, and is free when that has ended', async () => {
    const first = await openSnapshot(url)
    await expect(openSnapshot(url)).rejects.toThrow('Another backup of this database is under way')
    await first.close()
    await (await openSnapshot(url)).close()
  })

  test('is from the time of the server', async () => {
    const snapshot = await openSnapshot(url)
    expect(Math.abs(snapshot.startedAt.getTime() - Date.now())).toBeLessThan(60_000)
    expect(snapshot.serverVersion.startsWith(String(snapshot.serverMajor))).toBe(true)
    await snapshot.close()
  })
})

describe('a database beside the one of the site', () => {
  const locale = `select datcollate, datctype, datlocprovider, datlocale, encoding
    from pg_database where datname = current_database()`

  test('is empty, with the same encoding and locale', async () => {
    const beside = await createBeside(url, '_restoring')
    expect(beside.name).toBe(`${name}_restoring`)
    expect(await ask(beside.url, locale)).toEqual(await ask(url, locale))
    expect((await inspectTarget(beside.url)).isEmpty).toBe(true)
  })

  test('replaces one that an interrupted command has left behind', async () => {
    const left = await createBeside(url, '_restoring')
    await onServer(left.url, 'create table half ()')
    const beside = await createBeside(url, '_restoring')
    expect((await inspectTarget(beside.url)).isEmpty).toBe(true)
    await dropBeside(url, beside)
    expect(await databaseNames(serverUrl)).not.toContain(beside.name)
  })

  test('takes the place of the old one, which stays under another name', async () => {
    const restored = await createBeside(url, '_restoring')
    await onServer(restored.url, 'create table restored ()')
    const target = await inspectTarget(url)
    await replaceDatabase(url, { target, restored, keepAs: `${name}_old` })
    expect(await ask(url, `select to_regclass('restored') as found`)).toEqual([
      { found: 'restored' },
    ])
    expect(await ask(databaseUrl(serverUrl, `${name}_old`), 'select * from visit')).toHaveLength(2)
  })

  test('takes the place of an empty one, of which nothing stays', async () => {
    await onServer(url, 'drop table visit')
    const restored = await createBeside(url, '_restoring')
    await onServer(restored.url, 'create table restored ()')
    await replaceDatabase(url, { target: await inspectTarget(url), restored })
    const names = await databaseNames(serverUrl)
    expect(names.filter((other) => other.startsWith(name))).toEqual([name])
    expect((await inspectTarget(url)).isEmpty).toBe(false)
  })

  test('leaves both as they were while somebody is connected to one of them', async () => {
    const restored = await createBeside(url, '_restoring')
    const target = await inspectTarget(url)
    const reader = new pg.Client({ connectionString: restored.url })
    await reader.connect()
    await expect(replaceDatabase(url, { target, restored, keepAs: `${name}_old` })).rejects.toThrow(
      /could not take the place/,
    )
    await reader.end()
    expect(await ask(url, 'select * from visit')).toHaveLength(2)
    expect(await databaseNames(serverUrl)).toEqual(expect.arrayContaining([name, restored.name]))
  })
})

describe('the database that a restore would replace', () => {
  test('is not empty when it has a table', async () => {
    expect(await inspectTarget(url)).toEqual({ name, isEmpty: false })
  })

  test('is not touched while the portal is connected to it', async () => {
    const portal = new pg.Client({ connectionString: url, application_name: 'trivsel-portal' })
    await portal.connect()
    await expect(inspectTarget(url)).rejects.toThrow(
      /connected to the database: trivsel-portal \(1\)/,
    )
    await portal.end()
  })
})

describe('a backup of another version', () => {
  const migrated = (portal: string, contentSystem: string) =>
    onServer(
      url,
      `create schema portal; create table portal.migration (created_at bigint);
      insert into portal.migration values (1795970935149), (${portal});
      create schema cms; create table cms.payload_migrations (name text, batch int);
      insert into cms.payload_migrations values
        ('dev', -1), ('20261121_094627_initial', 1), ('${contentSystem}', 2)`,
    )

  test('is taken when it is an earlier one', async () => {
    await migrated('1', '20261121_123914_all_kinds')
    await requireKnownMigrations(url, repositoryRoot)
  })

  test.each([
    ['portal', '9999999999999', '20261121_123914_all_kinds'],
    ['content system', '1', '29991231_235959_later'],
  ])('is refused when the %s was migrated by a later one', async (_, portal, contentSystem) => {
    await migrated(portal, contentSystem)
    await expect(requireKnownMigrations(url, repositoryRoot)).rejects.toThrow(/a later version/)
  })
})

describe('the mark of a restored database', () => {
  test('has the time at which the backup started', async () => {
    await onServer(
      url,
      `create schema portal; create table marked (at timestamptz);
      create function portal.begin_quarantine(at timestamptz) returns void language sql
        begin atomic insert into marked values (at); end`,
    )
    const startedAt = new Date('2026-11-30T20:15:00.730Z')
    await beginQuarantine(url, startedAt)
    expect(await ask(url, 'select at from marked')).toEqual([{ at: startedAt }])
  })

  test('is missed loudly', async () => {
    await onServer(url, 'create schema portal')
    await expect(beginQuarantine(url, new Date())).rejects.toThrow(
      /has no portal.begin_quarantine.*would go out again/,
    )
  })
})
