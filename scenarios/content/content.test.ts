import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { Locale } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import {
  contentPageAddress,
  fixedAddresses,
  fixedPageKeys,
  reservedFirstSegments,
} from '../../packages/content-contract/src/addresses.ts'
import { importFiles } from '../../packages/content-contract/src/import/folder.ts'
import { blockColourNames, blockKinds } from '../../packages/content-contract/src/pages.ts'
import {
  fileNames,
  linkedInText,
  pathOf,
  readContent,
  readJson,
  textsNamed,
  visit,
} from './read-content.ts'

const content = readContent()
const raw = Object.fromEntries(fileNames.map((name) => [name, readJson(name)]))

const lists = [
  'categories',
  'service-areas',
  'study-places',
  'kindergartens',
  'gyms',
  'eateries',
  'health-centers',
  'building-projects',
  'job-listings',
  'staff',
  'events',
  'pages',
] as const
const withAddress = [
  'study-places',
  'kindergartens',
  'gyms',
  'eateries',
  'health-centers',
  'building-projects',
  'job-listings',
] as const

/** Pages that exist in Norwegian only, on purpose. */
const norwegianOnly: Readonly<Record<string, readonly string[]>> = {
  'study-places': ['phs'],
  kindergartens: ['aretaket', 'lavebrua', 'ulldotten'],
  eateries: ['trappetrinn'],
  'job-listings': ['vaktmester'],
  events: [
    '2027-02-04-samenes-nasjonaldag-dagen-for-dagen',
    '2027-11-09-generalforsamling-turlaget-villspor',
  ],
  pages: ['food-meetings', 'about-press'],
}

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const keysOf = (list: (typeof lists)[number]) => content[list].map(({ key }) => key)
const linkTargets = new Set([
  ...[...withAddress, 'events', 'pages'].flatMap((list) =>
    content[list as (typeof lists)[number]].map(({ key }) => `${list}/${key}`),
  ),
  ...content['fixed-pages'].map(({ key }) => `fixed-pages/${key}`),
])

describe('demo content', () => {
  it.each(fileNames)('%s.json has the form of its schema', (name) => {
    expect(importFiles[name].safeParse(raw[name]).error?.issues ?? []).toEqual([])
  })

  it('has as many items as a visitor expects of a real organisation', () => {
    const counts = Object.fromEntries(lists.map((list) => [list, content[list].length]))
    expect(counts).toMatchObject({
      'study-places': 10,
      gyms: 6,
      eateries: 24,
      'health-centers': 3,
      'building-projects': 5,
      'job-listings': 9,
      staff: 62,
    })
    expect(counts.kindergartens).toBeGreaterThanOrEqual(84)
    expect(counts.events).toBeGreaterThanOrEqual(60)
    expect(counts.pages).toBeGreaterThanOrEqual(30)
    expect(content.staff.filter(({ kind }) => kind === 'personalTrainer')).toHaveLength(44)
  })

  it.each(lists)('%s have keys of their own', (list) => {
    expect(duplicates(keysOf(list))).toEqual([])
  })

  it.each(withAddress)('%s have addresses of their own in both languages', (list) => {
    const slugs = content[list].map(({ slug }) => slug)
    expect(slugs).not.toContain(undefined)
    expect(duplicates(slugs.flatMap((slug) => slug?.no ?? []))).toEqual([])
    expect(duplicates(slugs.flatMap((slug) => slug?.en ?? []))).toEqual([])
  })

  it('links only to what exists', () => {
    const targets = [...textsNamed(raw, 'page'), ...linkedInText(raw)]
    expect(targets.length).toBeGreaterThan(200)
    expect(targets.filter((target) => !linkTargets.has(target))).toEqual([])
  })

  it('names only study places, areas, centres, clubs and categories that exist', () => {
    const goals = content.categories.filter(({ usedFor }) => usedFor === 'goal')
    const kinds = content.categories.filter(({ usedFor }) => usedFor === 'event')
    const unknown = (named: readonly string[], known: readonly string[]) =>
      named.filter((key) => !known.includes(key))
    expect(unknown(textsNamed(raw.eateries, 'studyPlace'), keysOf('study-places'))).toEqual([])
    expect(unknown(textsNamed(raw.events, 'place'), keysOf('study-places'))).toEqual([])
    expect(
      unknown(textsNamed(raw['job-listings'], 'serviceArea'), keysOf('service-areas')),
    ).toEqual([])
    const { staff, pages, events } = content
    expect(
      unknown(
        staff.flatMap((person) => person.healthCenters),
        keysOf('health-centers'),
      ),
    ).toEqual([])
    expect(
      unknown(
        staff.flatMap((person) => person.workPlaces),
        keysOf('gyms'),
      ),
    ).toEqual([])
    expect(
      unknown(
        staff.flatMap((person) => person.categories),
        goals.map(({ key }) => key),
      ),
    ).toEqual([])
    expect(
      unknown(
        events.flatMap(({ category }) => category ?? []),
        kinds.map(({ key }) => key),
      ),
    ).toEqual([])
    expect(
      unknown(
        pages.flatMap((page) => page.contactAreas),
        keysOf('service-areas'),
      ),
    ).toEqual([])
  })

  it('has English everywhere but on the pages that are meant to lack it', () => {
    for (const list of lists) {
      if (list === 'staff') continue
      const lacking = content[list].filter((item) => {
        const name =
          'displayName' in item ? item.displayName : 'name' in item ? item.name : undefined
        return typeof name === 'object' && name.en === undefined
      })
      expect(lacking.map(({ key }) => key).toSorted()).toEqual(
        [...(norwegianOnly[list] ?? [])].toSorted(),
      )
      const lackingKeys = new Set(lacking.map(({ key }) => key))
      for (const item of content[list].filter(({ key }) => !lackingKeys.has(key))) {
        expectBothLanguages(item, `${list}/${item.key}`)
      }
    }
    for (const name of ['fixed-pages', 'front-page', 'site-frame', 'my-page'] as const) {
      expectBothLanguages(content[name], name)
    }
    const lacking = content.staff.filter(({ roleDescription }) => !roleDescription.en)
    expect(lacking).toHaveLength(2)
  })

  it('has places that lie in and around Oslo, eateries at their study place', () => {
    const places = (
      ['study-places', 'gyms', 'eateries', 'kindergartens', 'health-centers'] as const
    )
      .flatMap((list) => content[list])
      .flatMap(({ location }) => location ?? [])
    expect(places.length).toBeGreaterThan(110)
    for (const { latitude, longitude } of places) {
      expect(latitude).toBeGreaterThan(59.9)
      expect(latitude).toBeLessThan(60)
      expect(longitude).toBeGreaterThan(10.69)
      expect(longitude).toBeLessThan(11.06)
    }
    const campuses = new Map(content['study-places'].map(({ key, location }) => [key, location]))
    for (const { key, studyPlace, location } of content.eateries) {
      const campus = campuses.get(studyPlace ?? '')
      if (!campus || !location) continue
      expect(Math.abs(campus.latitude - location.latitude), key).toBeLessThan(0.005)
      expect(Math.abs(campus.longitude - location.longitude), key).toBeLessThan(0.01)
    }
  })

  it('invents no telephone number or address that could be somebody else’s', () => {
    const numbers = textsNamed(raw, 'phone', 'kitchenPhone', 'officePhone')
    expect(
      numbers.filter((number) => !/^(22 00 00 \d\d|\+47 400 00 0\d\d|\+47 00 00 )/.test(number)),
    ).toEqual([])
    const mails = textsNamed(raw, 'email')
    expect(mails.filter((mail) => !mail.endsWith('@trivsel.example'))).toEqual([])
  })
})

function expectBothLanguages(item: unknown, where: string) {
  visit(item, (value, _, path) => {
    if (typeof value !== 'object' || value === null || !('no' in value)) return
    if (!('en' in value)) expect.fail(`${where} ${path.join('.')} has no English`)
  })
}

describe('demo events', () => {
  const { events } = content

  it('come in order and end after they begin', () => {
    const starts = events.map(({ startsAt }) => Date.parse(startsAt))
    expect(starts).toEqual(starts.toSorted((first, second) => first - second))
    for (const { startsAt, endsAt } of events) {
      if (endsAt) expect(Date.parse(endsAt)).toBeGreaterThan(Date.parse(startsAt))
    }
  })

  it('show the odd ones: several a day, past midnight, several days, no end, no place', () => {
    const days = events.map(({ startsAt }) => startsAt.slice(0, 10))
    expect(duplicates(days).length).toBeGreaterThan(2)
    const lasting = (from: number, to: number) =>
      events.filter(({ startsAt, endsAt }) => {
        const nights = endsAt
          ? (Date.parse(endsAt.slice(0, 10)) - Date.parse(startsAt.slice(0, 10))) / 86_400_000
          : 0
        return nights >= from && nights <= to
      })
    expect(lasting(1, 1).length).toBeGreaterThan(2)
    expect(lasting(2, 10).length).toBeGreaterThan(1)
    expect(events.some(({ endsAt }) => endsAt === undefined)).toBe(true)
    expect(events.some(({ place }) => place === undefined)).toBe(true)
  })

  it('use every kind of event', () => {
    expect(new Set(events.map(({ category }) => category)).size).toBe(6)
  })
})

describe('demo pages', () => {
  const { pages } = content
  const byKey = new Map(pages.map((page) => [page.key, page]))
  const pathOfPage = (key: string, locale: Locale): string | undefined => {
    const page = byKey.get(key)
    const slug = page?.slug?.[locale]
    if (!page || !slug) return undefined
    if (!page.parent) return slug
    const above = pathOfPage(page.parent, locale)
    return above && `${above}/${slug}`
  }
  const paths = (locale: Locale) => pages.flatMap(({ key }) => pathOfPage(key, locale) ?? [])

  it('have parents that come before them, at up to four levels', () => {
    for (const [index, { parent }] of pages.entries()) {
      if (parent) expect(pages.slice(0, index).map(({ key }) => key)).toContain(parent)
    }
    expect(Math.max(...paths('no').map((path) => path.split('/').length))).toBe(4)
  })

  it('take no address that belongs to somebody else', () => {
    for (const locale of ['no', 'en'] as const) {
      expect(duplicates(paths(locale))).toEqual([])
      const taken = Object.values(fixedAddresses).map((addresses) => addresses[locale])
      for (const path of paths(locale)) {
        expect(reservedFirstSegments).not.toContain(path.split('/')[0])
        const address = contentPageAddress(locale, path)
        expect(taken.filter((list) => address === list || address.startsWith(`${list}/`))).toEqual(
          [],
        )
      }
    }
  })

  it('use every kind of block, every colour and both placements', () => {
    const blocks = [
      ...pages.flatMap((page) => page.blocks),
      ...content['front-page'].blocks,
      ...content['fixed-pages'].flatMap(({ topSection }) =>
        topSection?.kind === 'fullWidthBanner' ? [topSection.block] : [],
      ),
    ]
    const used = <Key extends keyof (typeof blocks)[number]>(key: Key) =>
      new Set(blocks.map((block) => block[key]))
    expect([...blockKinds].filter((kind) => !used('kind').has(kind))).toEqual([])
    expect([...blockColourNames].filter((colour) => !used('blockColor').has(colour))).toEqual([])
    expect(used('imagePlacement').size).toBe(2)
    expect(blocks.some(({ illustration }) => illustration)).toBe(true)
    expect(blocks.some(({ enlargeHeader }) => enlargeHeader)).toBe(true)
    expect(blocks.filter(({ videoUrl }) => videoUrl)).toHaveLength(1)
  })

  it('have a heading for every fixed address, with each kind of top section', () => {
    const fixed = content['fixed-pages']
    expect(fixed.map(({ key }) => key).toSorted()).toEqual([...fixedPageKeys].toSorted())
    expect(new Set(fixed.map(({ topSection }) => topSection?.kind)).size).toBe(4)
  })

  it('are led to by eight sections of the header', () => {
    expect(content['site-frame'].sections).toHaveLength(8)
  })
})

describe('demo files', () => {
  it('are all there and small', () => {
    for (const file of new Set(textsNamed(raw, 'file'))) {
      expect(existsSync(pathOf(file)), file).toBe(true)
      const limit = file.endsWith('.pdf') ? 20_000 : 40_000
      expect(statSync(pathOf(file)).size, file).toBeLessThan(limit)
    }
  })

  it('are all used', () => {
    const named = new Set(textsNamed(raw, 'file'))
    const there = ['images', 'files'].flatMap((folder) =>
      readdirSync(pathOf(`${folder}/`)).map((name) => `${folder}/${name}`),
    )
    expect(there.filter((file) => !named.has(file))).toEqual([])
  })

  it('in PDF begin and end as a PDF does', () => {
    for (const file of new Set(textsNamed(raw, 'file').filter((name) => name.endsWith('.pdf')))) {
      const text = readFileSync(pathOf(file), 'latin1')
      expect(text).toMatch(/^%PDF-1\.7/)
      expect(text.trimEnd()).toMatch(/%%EOF$/)
    }
  })
})
