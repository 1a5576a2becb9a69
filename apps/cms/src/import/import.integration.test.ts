import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ask } from '../testing/ask.ts'
import { startTestPayload } from '../testing/test-payload.ts'
import { importKindergartens } from './import-kindergartens.ts'
import { importPictures } from './import-pictures.ts'
import { ImportProblems, readKindergartens } from './read-kindergartens.ts'

const { payload } = await startTestPayload()
const folder = await mkdtemp(path.join(tmpdir(), 'trivsel-import-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1536 1024"><rect width="900" height="900" fill="#A9CF9B"/></svg>`
const image = { file: 'hus.svg', alt: { no: 'Et hus', en: 'A house' } }
const item = {
  key: 'klossen',
  displayName: { no: 'Klossen', en: 'Klossen kindergarten' },
  ingress: { no: 'Ved Sognsvann', en: 'By lake Sognsvann' },
  image,
  richText: { no: 'Hei\n\n## Dagen\n- tur' },
  optionalFields: [
    {
      kind: 'table',
      rows: [
        { title: { no: 'Start', en: 'Start' }, content: { no: 'Frokost', en: 'Breakfast' } },
        { title: { no: 'Slutt' }, content: { no: 'Frukt' } },
      ],
    },
    { kind: 'imageSection', image, caption: { no: 'Huset' } },
    { kind: 'richText', content: { no: 'Bare norsk' }, isInfoBox: true },
    { kind: 'contactInformation', departments: [{ name: 'Revehiet', phone: '00 00 01 24' }] },
  ],
}

async function write(items: unknown) {
  await writeFile(path.join(folder, 'hus.svg'), drawing)
  await writeFile(path.join(folder, 'kindergartens.json'), JSON.stringify(items))
}

async function bringIn(items: unknown) {
  await write(items)
  const read = await readKindergartens(folder)
  const pictures = await importPictures(payload, folder, read, () => undefined)
  const counts = await importKindergartens(payload, read, pictures.idOf, () => undefined)
  return { uploaded: pictures.uploaded, ...counts }
}

const find = async (locale: 'no' | 'en', slug: string) =>
  (await ask(payload, 'kindergartenBySlug', { locale, slug })).data

it('brings an item in with both languages of its rows, and the same picture only once', async () => {
  expect(await bringIn([item])).toEqual({ uploaded: 1, created: 1, updated: 0, unchanged: 0 })
  const norwegian = await find('no', 'klossen')
  expect(norwegian?.richText.map((node) => 'tag' in node && node.tag)).toEqual(['p', 'h2', 'ul'])
  expect(norwegian?.image?.sizes.map(({ width }) => width)).toEqual([
    256, 512, 768, 1024, 1280, 1536, 2048,
  ])
  expect(norwegian?.optionalFields.map(({ kind }) => kind)).toEqual([
    'table',
    'imageSection',
    'richText',
    'contactInformation',
  ])
  const english = await find('en', 'klossen-kindergarten')
  expect(english).toMatchObject({ ingress: 'By lake Sognsvann', richText: [] })
  expect(english?.image?.alt).toBe('A house')
  expect(english?.optionalFields).toMatchObject([
    { kind: 'table', rows: [{ title: 'Start', content: 'Breakfast' }] },
    { kind: 'imageSection', caption: null },
    { kind: 'contactInformation', departments: [{ name: 'Revehiet' }] },
  ])
})

it('changes nothing the second time and leaves what an editor wrote since', async () => {
  const { docs } = await payload.find({ collection: 'kindergartens' })
  const id = docs[0]?.id ?? 0
  await payload.update({ collection: 'kindergartens', id, locale: 'no', data: { ingress: 'Vårt' } })
  expect(await bringIn([item])).toEqual({ uploaded: 0, created: 0, updated: 0, unchanged: 1 })
  expect(await find('no', 'klossen')).toMatchObject({ ingress: 'Vårt' })
})

it('updates the same page when the item changes, and takes away its English version', async () => {
  const changed = { ...item, displayName: { no: 'Klossen' }, spots: 54, optionalFields: [] }
  expect(await bringIn([changed])).toMatchObject({ created: 0, updated: 1 })
  expect(await find('no', 'klossen')).toMatchObject({ spots: 54, slugs: { no: 'klossen' } })
  expect(await find('en', 'klossen-kindergarten')).toBeNull()
  expect((await payload.count({ collection: 'kindergartens' })).totalDocs).toBe(1)
})

it('names every problem with its place and touches nothing', async () => {
  const missing = { ...image, file: 'borte.png' }
  await write([item, { ...item, image: missing }, { ...item, key: 'annen', spots: 3 }])
  const problems = await readKindergartens(folder).catch((error: unknown) => error)
  expect(problems).toBeInstanceOf(ImportProblems)
  expect((problems as ImportProblems).problems).toEqual([
    'kindergartens.1.key: key "klossen" is used by kindergartens.0.key too',
    'kindergartens.1.slug.no: no slug "klossen" is used by kindergartens.0.slug.no too',
    'kindergartens.1.slug.en: en slug "klossen-kindergarten" is used by kindergartens.0.slug.en too',
    'kindergartens.2.slug.no: no slug "klossen" is used by kindergartens.0.slug.no too',
    'kindergartens.2.slug.en: en slug "klossen-kindergarten" is used by kindergartens.0.slug.en too',
    'kindergartens.1.image.file: borte.png does not exist',
  ])
  await write([{ ...item, key: 'Store Bokstaver', image: { ...image, file: 'hus.gif' } }])
  const invalid = await readKindergartens(folder).catch((error: unknown) => error)
  expect((invalid as ImportProblems).problems.map((line) => line.split(':')[0])).toEqual([
    'kindergartens.0.key',
    'kindergartens.0.image.file',
  ])
})
