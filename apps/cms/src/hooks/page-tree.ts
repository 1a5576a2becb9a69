import { sql } from '@payloadcms/db-postgres'
import { type Locale, locales, perLocale } from '@trivsel/content-contract/locales'
import type { PerLocale, TreePage } from './page-paths.ts'
import type { transactionDatabase } from './transaction-database.ts'

type Database = Awaited<ReturnType<typeof transactionDatabase>>
type Row = Record<string, unknown>

const number = (value: unknown) => (typeof value === 'number' ? value : null)
const text = (value: unknown) => (typeof value === 'string' && value ? value : null)

/** The pages above, topmost first, beginning with the parent itself as the last one. */
export async function readPagesAbove(
  database: Database,
  parentId: number | null,
): Promise<{ id: number; slug: PerLocale }[]> {
  if (parentId === null) return []
  const { rows } = await database.execute(sql`
    with recursive above as (
      select id, parent_id, 0 as height from cms.pages where id = ${parentId}
      union all
      select page.id, page.parent_id, above.height + 1
      from cms.pages page join above on page.id = above.parent_id
    ) cycle id set repeats using visited
    select above.id, norwegian.slug as slug_no, english.slug as slug_en
    from above
    left join cms.pages_locales norwegian
      on norwegian._parent_id = above.id and norwegian._locale = 'no'
    left join cms.pages_locales english
      on english._parent_id = above.id and english._locale = 'en'
    where not repeats
    order by height desc`)
  return (rows as Row[]).map((row) => ({
    id: Number(row.id),
    slug: { no: text(row.slug_no), en: text(row.slug_en) },
  }))
}

/** The page and everything below it, each page after its parent. */
export async function readPagesBelow(database: Database, id: number): Promise<TreePage[]> {
  const { rows } = await database.execute(sql`
    with recursive below as (
      select id, parent_id, _status, 0 as depth from cms.pages where id = ${id}
      union all
      select page.id, page.parent_id, page._status, below.depth + 1
      from cms.pages page join below on page.parent_id = below.id
    ) cycle id set repeats using visited
    select below.id, below.parent_id, below._status,
      norwegian.slug as slug_no, english.slug as slug_en,
      norwegian.path as path_no, english.path as path_en
    from below
    left join cms.pages_locales norwegian
      on norwegian._parent_id = below.id and norwegian._locale = 'no'
    left join cms.pages_locales english
      on english._parent_id = below.id and english._locale = 'en'
    where not repeats
    order by depth`)
  return (rows as Row[]).map((row) => ({
    id: Number(row.id),
    parentId: number(row.parent_id),
    published: row._status === 'published',
    slug: { no: text(row.slug_no), en: text(row.slug_en) },
    path: { no: text(row.path_no), en: text(row.path_en) },
  }))
}

/** Of these paths, the first that a published page other than those given has. */
export async function findTakenPath(
  database: Database,
  paths: { locale: Locale; path: string }[],
  except: number[],
): Promise<string | null> {
  if (paths.length === 0) return null
  const { rows } = await database.execute(sql`
    select texts.path
    from jsonb_to_recordset(${JSON.stringify(paths)}::jsonb) as wanted(locale text, path text)
    join cms.pages_locales texts
      on texts.path = wanted.path and texts._locale::text = wanted.locale
    join cms.pages page on page.id = texts._parent_id and page._status = 'published'
    where page.id not in (select value::int from jsonb_array_elements_text(${JSON.stringify(except)}::jsonb))
    limit 1`)
  return text((rows as Row[])[0]?.path)
}

const rowsOf = (values: Map<number, PerLocale>) =>
  JSON.stringify(
    [...values].flatMap(([id, value]) =>
      locales.map((locale) => ({ id, locale, value: value[locale] })),
    ),
  )

export async function writePaths(database: Database, paths: Map<number, PerLocale>): Promise<void> {
  await database.execute(sql`
    update cms.pages_locales texts
    set path = changed.value
    from jsonb_to_recordset(${rowsOf(paths)}::jsonb)
      as changed(id int, locale text, value text)
    where texts._parent_id = changed.id and texts._locale::text = changed.locale`)
}

/** Follows with what is saved last, draft or not, of the pages whose parent there is one of these. */
export async function writePathsOfVersionsUnder(
  database: Database,
  joinedSlugs: Map<number, PerLocale>,
): Promise<void> {
  await database.execute(sql`
    update cms._pages_v_locales texts
    set version_path = case when texts.version_slug is null then null
      else concat_ws('/', parent.value, texts.version_slug) end
    from cms._pages_v version,
      jsonb_to_recordset(${rowsOf(joinedSlugs)}::jsonb)
        as parent(id int, locale text, value text)
    where texts._parent_id = version.id and version.latest
      and version.version_parent_id = parent.id and texts._locale::text = parent.locale`)
}

/** Parent of the page in what is saved last of it, draft or not. */
export async function findParentOfVersion(database: Database, id: number): Promise<number | null> {
  const { rows } = await database.execute(sql`
    select version_parent_id from cms._pages_v where parent_id = ${id} and latest limit 1`)
  return number((rows as Row[])[0]?.version_parent_id)
}

/** @returns the paths of what is saved last of the page */
export async function writePathOfVersion(
  database: Database,
  id: number,
  above: PerLocale,
): Promise<PerLocale> {
  const { rows } = await database.execute(sql`
    update cms._pages_v_locales texts
    set version_path = case when texts.version_slug is null then null
      else concat_ws('/', above.value, texts.version_slug) end
    from cms._pages_v version,
      jsonb_to_recordset(${rowsOf(new Map([[id, above]]))}::jsonb)
        as above(id int, locale text, value text)
    where texts._parent_id = version.id and version.latest
      and version.parent_id = above.id and texts._locale::text = above.locale
    returning texts._locale::text as locale, texts.version_path`)
  const pathIn = (locale: Locale) =>
    text((rows as Row[]).find((row) => row.locale === locale)?.version_path)
  return perLocale(pathIn)
}
