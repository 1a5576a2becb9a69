import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readContent } from './read-content.ts'

const here = (file: string) => new URL(file, import.meta.url)
const read = (file: string) => readFileSync(here(file), 'utf8')
const entries = readContent().kindergartens

const known = [
  'klossen',
  'frydenhaug',
  'lille-bislett',
  'studentenes-smabarnstue',
  'bislettbekken',
  'skogly',
  'blindernveien',
  'eilert-sundt',
  'bamsebo',
  'lille-bamsebo',
  'almelia',
]
const invented = entries.slice(known.length)

const expectUnique = (values: readonly string[]) =>
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])

describe('demo kindergartens', () => {
  it('are at least 84, the eleven known ones first', () => {
    expect(entries.length).toBeGreaterThanOrEqual(84)
    expect(entries.slice(0, known.length).map(({ key }) => key)).toEqual(known)
  })

  it('have keys, addresses on the site and names of their own', () => {
    expectUnique(entries.map(({ key }) => key))
    expectUnique(entries.flatMap(({ slug }) => slug?.no ?? []))
    expectUnique(entries.flatMap(({ slug }) => slug?.en ?? []))
    expectUnique(entries.map(({ displayName }) => displayName.no))
  })

  it('print no telephone number or address for the known ones', () => {
    for (const entry of entries.slice(0, known.length)) {
      expect(entry).not.toHaveProperty('phone')
      expect(entry).not.toHaveProperty('address')
    }
  })

  it('say that the invented ones are examples', () => {
    for (const { richText, phone } of invented) {
      expect(richText?.no).toMatch(/eksempelbarnehage/i)
      expect(richText?.en ?? 'example kindergarten').toMatch(/example kindergarten/i)
      expect(phone).toMatch(/^\+47 00 00 /)
    }
  })

  it('lack English on exactly three pages, and there altogether', () => {
    const withoutEnglish = entries.filter(({ displayName }) => displayName.en === undefined)
    expect(withoutEnglish).toHaveLength(3)
    for (const entry of withoutEnglish) expect(JSON.stringify(entry)).not.toContain('"en":')
    for (const entry of entries.filter(({ displayName }) => displayName.en !== undefined)) {
      expect(entry.ingress?.en).toBeTruthy()
      expect(entry.image?.alt.en).toBeTruthy()
    }
  })

  it.each(['imageSection', 'richText', 'table', 'contactInformation'])(
    'use the optional field %s on at least ten pages',
    (kind) => {
      const using = entries.filter(({ optionalFields }) =>
        optionalFields.some((field) => field.kind === kind),
      )
      expect(using.length).toBeGreaterThanOrEqual(10)
    },
  )

  it('have a year plan, where they have one, that is there and says its year', () => {
    const plans = entries.flatMap(({ yearPlan }) => yearPlan ?? [])
    expect(plans.length).toBeGreaterThan(0)
    for (const { file, title } of plans) {
      expect(read(file)).toMatch(/^%PDF-/)
      expect(title.no).toMatch(/^Årsplan \d{4}–\d{4}$/)
      expect(title.en).toMatch(/^Year plan \d{4}–\d{4}/)
    }
  })

  it('have every picture that they name', () => {
    const files = entries.flatMap(({ image, optionalFields }) => [
      ...(image ? [image.file] : []),
      ...optionalFields.flatMap((field) => (field.kind === 'imageSection' ? field.image.file : [])),
    ])
    expect(files.filter((file) => !existsSync(here(file)))).toEqual([])
  })

  it('have each a drawing of its own, described in words of its own', () => {
    const pictures = entries.flatMap(({ image }) => image ?? [])
    expect(pictures).toHaveLength(entries.length)
    for (const { file } of pictures) expect(read(file)).toMatch(/^<svg [^>]*viewBox=/)
    expectUnique(pictures.map(({ file }) => file))
    expectUnique(pictures.map(({ alt }) => alt.no))
  })
})
