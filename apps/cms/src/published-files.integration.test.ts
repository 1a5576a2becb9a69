import { readdir } from 'node:fs/promises'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { paragraph } from './testing/editor-state.ts'
import { listenForChanges } from './testing/listen.ts'
import { makePdf } from './testing/pdf.ts'
import { makePicture } from './testing/picture.ts'
import { runQuery } from './testing/run-query.ts'
import { startTestPayload, testSiteKey } from './testing/test-payload.ts'

const { payload, databaseUrl } = await startTestPayload()
const announcedBy = await listenForChanges(databaseUrl)

type Data = Record<string, unknown>

const upload = async (name: string) =>
  payload.create({
    collection: 'attachments',
    data: { title: name },
    file: { ...makePdf(), name: `${name}.pdf` },
  })
const uploadPicture = async (background: string) =>
  payload.create({
    collection: 'media',
    data: { alt: 'Hus' },
    file: await makePicture(600, background),
  })
const save = (data: Data, draft = false) =>
  payload.create({
    collection: 'kindergartens',
    locale: 'no',
    draft,
    data: { displayName: 'Klossen', ...(!draft && { _status: 'published' }), ...data } as never,
  })
const publicFiles = async () => (await runQuery(payload, 'publishedFiles', {})).data
const yearPlan = (file: number) => ({ yearPlan: { title: 'Årsplan', file } })

describe('a file is public', () => {
  it('as long as something published shows it, and not in a draft', async () => {
    const { id: file, filename } = await upload('plan')
    const attachments = async () => (await publicFiles()).attachments
    expect(await attachments()).not.toContain(filename)
    const { id } = await save(yearPlan(file), true)
    expect(await attachments()).not.toContain(filename)
    const update = (data: Data) =>
      payload.update({ collection: 'kindergartens', id, data: data as never })
    await update({ _status: 'published' })
    expect(await attachments()).toContain(filename)
    await update({ _status: 'draft' })
    expect(await attachments()).not.toContain(filename)
    await update({ _status: 'published' })
    await update({ yearPlan: { title: '', file: null }, _status: 'published' })
    expect(await attachments()).not.toContain(filename)
  })

  it('when the text or a typed address leads to it', async () => {
    const linked = await upload('lenket')
    const typed = await upload('skrevet')
    await save({ richText: paragraph('hit', { relationTo: 'attachments', value: linked.id }) })
    await save({
      navBlocks: [
        {
          title: 'Skrevet',
          link: { kind: 'external', externalUrl: `/files/attachments/0123/${typed.filename}` },
        },
      ],
    })
    const { attachments } = await publicFiles()
    expect(attachments).toContain(linked.filename)
    expect(attachments).toContain(typed.filename)
  })

  it('under the names of its sizes when it is a picture', async () => {
    const shown = await uploadPicture('#aabbcc')
    const hidden = await uploadPicture('#ccbbaa')
    await save({ image: shown.id })
    const { pictures } = await publicFiles()
    expect(pictures).toHaveLength(1)
    expect(shown.sizes?.xxs?.filename).toMatch(new RegExp(`^${pictures[0]}-256x\\d+\\.webp$`))
    expect(hidden.filename).not.toContain(pictures[0])
  })

  it('until it is replaced', async () => {
    const { id, filename } = await upload('meny')
    await save(yearPlan(id))
    const { filename: replaced } = await payload.update({
      collection: 'attachments',
      id,
      data: {},
      file: { ...makePdf(), name: 'ny-meny.pdf' },
    })
    const { attachments } = await publicFiles()
    expect(attachments).not.toContain(filename)
    expect(attachments).toContain(replaced)
  })
})

it('whatever may change what is public is announced with a tag that the answer carries', async () => {
  const { tags } = await runQuery(payload, 'publishedFiles', {})
  const isAnnounced = async (action: () => Promise<unknown>) =>
    (await announcedBy(action)).some((tag) => tags.includes(tag))
  const { id: file } = await upload('ubrukt')
  const { id } = await save({}, true)
  const change = (data: Data) =>
    payload.update({ collection: 'kindergartens', id, data: data as never })
  expect(await isAnnounced(() => change({ _status: 'published' }))).toBe(true)
  expect(await isAnnounced(() => change({ _status: 'draft' }))).toBe(true)
  expect(await isAnnounced(() => payload.delete({ collection: 'kindergartens', id }))).toBe(true)
  expect(await isAnnounced(() => payload.delete({ collection: 'attachments', id: file }))).toBe(
    true,
  )
  expect(
    await isAnnounced(() =>
      payload.updateGlobal({
        slug: 'front-page',
        locale: 'no',
        data: { heading: 'Hei', _status: 'published' },
      }),
    ),
  ).toBe(true)
})

describe('a requested file', () => {
  const fetchFile = (collection: string, file: string) =>
    handleEndpoints({
      config: payload.config,
      request: new Request(`http://localhost/api/${collection}/file/${file}`, {
        headers: { [siteKeyHeader]: testSiteKey },
      }),
    })

  beforeAll(() => {
    payload.logger.level = 'silent'
  })

  it('is sent to the site, whether it is public or for a preview', async () => {
    const { filename } = await upload('utkast')
    expect((await fetchFile('attachments', filename ?? '')).status).toBe(200)
  })

  it.each(['media', 'attachments'])('does not exist when %s has lost it', async (collection) => {
    expect((await fetchFile(collection, 'borte.pdf')).status).toBe(404)
    expect((await fetchFile(collection, 'borte-256x128.webp')).status).toBe(404)
    expect((await fetchFile(collection, 'a%00b.pdf')).status).toBe(404)
  })

  it('is removed with all of its sizes when it is deleted', async () => {
    const folder = process.env.MEDIA_DIR ?? ''
    const before = await readdir(folder)
    const { id, sizes } = await uploadPicture('#123456')
    const file = sizes?.xxs?.filename ?? ''
    expect((await fetchFile('media', file)).status).toBe(200)
    await payload.delete({ collection: 'media', id })
    expect((await fetchFile('media', file)).status).toBe(404)
    expect(await readdir(folder)).toEqual(before)
  })
})
