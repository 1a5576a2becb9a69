import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { repositoryRoot } from '../scripts/paths.ts'
import { PlainError } from '../scripts/progress.ts'

/** What belongs to a page, with the column that says to which; texts of rows come after the rows. */
const rowTables = ['pages_blocks', 'pages_nav_blocks', 'pages_faq_tiles'] as const

/**
 * Copies every published page so many times, past the content system: twenty thousand would take it
 * half an hour. Copies have addresses of their own, and are where and as their originals are.
 *
 * @returns public paths of the copies, in both languages
 */
export async function addPages(databaseUrl: string, atLeast: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const columnsOf = async (table: string, ...without: string[]) => {
    const { rows } = await client.query<{ column_name: string }>(
      `select column_name from information_schema.columns
        where table_schema = 'cms' and table_name = $1`,
      [table],
    )
    return rows
      .map(({ column_name }) => column_name)
      .filter((column) => !without.includes(column))
      .map((column) => pg.escapeIdentifier(column))
  }
  /** @param own the columns that are not as in the original */
  const copy = async (table: string, own: Readonly<Record<string, string>>, from: string) => {
    const same = await columnsOf(table, 'id', ...Object.keys(own))
    await client.query(
      `insert into cms.${table} (${[...Object.keys(own), ...same].join(', ')})
       select ${[...Object.values(own), ...same.map((column) => `one.${column}`)].join(', ')}
         from cms.${table} one ${from}`,
    )
  }
  const ofPage = 'join copied on copied.original = one._parent_id'
  try {
    await client.query('begin')
    await client.query(
      `create temp table copied on commit drop as
       select page.id original, n, nextval('cms.pages_id_seq')::int id
         from cms.pages page,
              generate_series(1, ceil($1::numeric / (select count(*) from cms.pages where _status = 'published'))::int) n
        where page._status = 'published'`,
      [atLeast],
    )
    await copy(
      'pages',
      { id: 'copied.id', import_key: 'null' },
      'join copied on copied.original = one.id',
    )
    await copy(
      'pages_locales',
      {
        _parent_id: 'copied.id',
        slug: `one.slug || '-' || copied.n`,
        path: `one.path || '-' || copied.n`,
      },
      ofPage,
    )
    for (const table of rowTables) {
      const copied = (id: string) => `${id} || '-' || copied.n`
      await copy(table, { id: copied('one.id'), _parent_id: 'copied.id' }, ofPage)
      await copy(
        `${table}_locales`,
        { _parent_id: copied('one._parent_id') },
        `join cms.${table} owner on owner.id = one._parent_id
         join copied on copied.original = owner._parent_id`,
      )
    }
    await copy(
      'pages_rels',
      { parent_id: 'copied.id' },
      'join copied on copied.original = one.parent_id',
    )
    const { rows } = await client.query<{ path: string }>(
      `select case _locale when 'en' then '/en/' else '/' end || path as path
         from cms.pages_locales join copied on copied.id = _parent_id
        where path is not null and display_name is not null`,
    )
    await client.query('commit')
    await client.query('vacuum analyze')
    return rows.map(({ path }) => path)
  } finally {
    await client.end()
  }
}

/** Where the site reads from something that is made of the content, it is made again. */
export async function rebuildContent(environment: NodeJS.ProcessEnv): Promise<void> {
  const { scripts } = JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8'))
  if (!('content:rebuild' in scripts)) return
  const rebuild = spawn('npm', ['run', '--silent', 'content:rebuild'], {
    cwd: repositoryRoot,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(rebuild, 'exit')
  if (code !== 0) throw new PlainError('What is published could not be rebuilt.')
}
