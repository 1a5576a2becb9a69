import { sql } from '@payloadcms/db-postgres'
import { expect, it, test } from 'vitest'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
const unknown = 'not-a-page' as 'gyms'
const refusal = (path: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
  })

test('page keys and kinds of staff are text in the database', async () => {
  const { rows } = await payload.db.drizzle.execute(sql`
    select distinct data_type from information_schema.columns where table_schema = 'cms'
      and (table_name, column_name) in (('fixed_pages', 'key'), ('_fixed_pages_v', 'version_key'),
        ('my_page_navigation', 'page'), ('staff', 'kind'), ('pages', 'staff_list'),
        ('categories', 'used_for'))`)
  expect(rows).toEqual([{ data_type: 'character varying' }])
})

it.each([
  ['publish', false],
  ['keep as a draft', true],
] as const)('a key that the site does not know is nothing to %s', async (_, draft) => {
  const data = { key: unknown, heading: 'Ukjent', _status: draft ? 'draft' : 'published' } as const
  const saving = payload.create({ collection: 'fixed-pages', draft, data })
  await expect(saving).rejects.toEqual(refusal('key'))
  expect((await payload.count({ collection: 'fixed-pages' })).totalDocs).toBe(0)
})

it('a menu with an unknown page is not saved', async () => {
  const navigation = [
    { text: 'Oversikt', page: 'overview' as const },
    { text: 'Nei', page: 'no' as 'sports' },
  ]
  const saving = payload.updateGlobal({ slug: 'my-page', draft: true, data: { navigation } })
  await expect(saving).rejects.toEqual(refusal('navigation.1.page'))
})

it('a key that the site knows is saved, found and stays', async () => {
  const data = { key: 'gyms', heading: 'Treningssentre', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'fixed-pages', data })
  await payload.update({ collection: 'fixed-pages', id, draft: true, data: { heading: 'Trening' } })
  const where = { key: { equals: 'gyms' } }
  const { docs } = await payload.find({ collection: 'fixed-pages', where, draft: true })
  expect(docs).toMatchObject([{ key: 'gyms', heading: 'Trening' }])
})
