import { fixedPageKeys } from '@trivsel/content-contract/addresses'
import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import { locales } from '@trivsel/content-contract/locales'
import type { ContentQueryName, ContentVariables } from '@trivsel/content-contract/queries'
import type { CollectionSlug } from 'payload'
import { expect, it, vi } from 'vitest'
import { listenForChanges } from '../testing/listen.ts'
import { runQuery } from '../testing/run-query.ts'
import { startTestPayload } from '../testing/test-payload.ts'
import { checkFolder } from './check-folder.ts'
import { isGlobal } from './import-names.ts'
import { ImportProblems, problemLine } from './problem.ts'
import { exampleFiles, makeFolder } from './testing/example-folder.ts'

const { payload, databaseUrl } = await startTestPayload()
const { importContent } = await import('./import-content.ts')
const announcedBy = await listenForChanges(databaseUrl)
const { folder, write } = await makeFolder()
await write(exampleFiles)

const collections = (Object.keys(exampleFiles) as ImportFileName[]).filter(
  (name) => !isGlobal(name),
) as CollectionSlug[]
const itemCount = Object.values(exampleFiles).flat().length

async function runImport() {
  const { source } = await checkFolder(folder)
  const { documents, pictures, attachments, videos } = await importContent(
    payload,
    source,
    () => undefined,
  )
  const sum = { created: 0, updated: 0, unchanged: 0 }
  for (const counts of documents.values())
    for (const outcome of ['created', 'updated', 'unchanged'] as const)
      sum[outcome] += counts[outcome]
  return { ...sum, uploaded: pictures.uploaded + attachments.uploaded + videos.uploaded }
}

async function problemsOf(work: Promise<unknown>) {
  const error = await work.catch((reason: unknown) => reason)
  if (!(error instanceof ImportProblems)) throw error
  return error.problems.map(problemLine)
}

async function read<Name extends ContentQueryName>(name: Name, variables: ContentVariables<Name>) {
  return (await runQuery(payload, name, variables)).data
}

async function countAll() {
  const all = [...collections, 'media', 'attachments', 'videos'] as CollectionSlug[]
  const counts = all.map(async (collection) => {
    const { totalDocs } = await payload.count({ collection })
    return [collection, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

it('writes nothing when the content system would refuse an item or has its address', async () => {
  const save = { collection: 'gyms', locale: 'no', data: { displayName: 'Domus' } } as const
  const { id } = await payload.create({ ...save, draft: true })
  const [gym] = exampleFiles.gyms
  await write({ gyms: [{ ...gym, ingress: { no: 'x'.repeat(600) } }] })
  const before = await countAll()
  expect(await problemsOf(runImport())).toEqual([
    expect.stringMatching(
      /^gyms\.json:\d+: domus\.displayName\.no: "domus" is the address of a page/,
    ),
    expect.stringMatching(/^gyms\.json:\d+: domus\.ingress: .*500/),
  ])
  expect(await countAll()).toEqual(before)
  await payload.delete({ collection: 'gyms', id })
  await write(exampleFiles)
})

// The first import of a process loads Payload's forms and makes the sizes of a picture.
const firstImport = { timeout: 90_000 }

it('continues after an interruption, without what was cut off in lists', firstImport, async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    key: `flere-${index}`,
    usedFor: 'goal',
    name: { no: `Flere ${index}` },
  }))
  await write({ categories: [...exampleFiles.categories, ...many] })
  const createVersion = payload.db.createVersion.bind(payload.db)
  const spy = vi.spyOn(payload.db, 'createVersion').mockImplementation(async (args) => {
    if (args.collectionSlug === 'pages') throw new Error('the plug was pulled')
    return createVersion(args)
  })
  await expect(runImport()).rejects.toThrow('pages/trening could not be stored')
  spy.mockRestore()
  expect((await payload.find({ collection: 'gyms', draft: true })).docs).toEqual([])
  expect(await read('gymBySlug', { locale: 'no', slug: 'domus' })).toBeNull()
  const done = 25
  expect(await runImport()).toEqual({
    created: itemCount + many.length - done,
    updated: 0,
    unchanged: done,
    uploaded: 0,
  })
  await payload.delete({ collection: 'categories', where: { importKey: { like: 'flere-' } } })
  await write(exampleFiles)
})

it('imports every kind, so that the site can read all of it in both languages', async () => {
  const paging = { page: 1, pageSize: 10 }
  for (const locale of locales) {
    const en = locale === 'en'
    const list = { locale, ...paging }
    for (const query of [
      'gymList',
      'kindergartenList',
      'healthCenterList',
      'studyPlaceList',
    ] as const)
      expect((await read(query, list)).total, query).toBe(1)
    const near = await read('gymList', { ...list, studyPlace: en ? 'blindern-campus' : 'blindern' })
    expect(near.items).toMatchObject([
      { address: 'Veien 2', location: { latitude: 59.94, longitude: 10.722 }, distance: 0 },
    ])
    const slug = en ? 'klossen-kindergarten' : 'klossen'
    expect(await read('kindergartenBySlug', { locale, slug })).toMatchObject({
      image: { focus: { x: 20, y: 70 } },
      mainAction: en
        ? { text: 'See the prices', href: '/en/sports/prices' }
        : { text: 'Se prisene', href: '/trening/priser' },
    })
    expect((await read('buildingProjectList', list)).total).toBe(1)
    expect((await read('jobListingList', { ...list, today: '2026-12-31' })).total).toBe(1)
    const eateries = await read('eateryList', {
      ...list,
      studyPlace: null,
      eateryType: 'coffee_bar',
    })
    expect(eateries.items).toMatchObject([{ openingHours: [{ firstDay: 1, lastDay: 5 }] }])
    const noFilter = { healthCenter: null, fitnessClub: null, goal: null }
    const doctors = await read('staffList', { ...list, kind: 'doctor', ...noFilter })
    expect(doctors.items).toMatchObject([{ healthCenters: [{}], position: 80 }])
    const trainers = await read('staffList', { ...list, kind: 'personalTrainer', ...noFilter })
    expect(trainers.total).toBe(en ? 0 : 1)
    const event = { ...list, today: '2026-12-04', category: 'konsert', place: null }
    expect((await read('eventList', event)).items).toMatchObject([
      { startsAt: '2026-12-03T17:00:00.000Z', category: { key: 'konsert' } },
    ])
    const { items: films } = await read('trainingVideos', { locale })
    expect(films.map(({ title }) => title)).toEqual(
      en ? ['Morning yoga'] : ['Morgenyoga', 'Styrke'],
    )
    expect(await read('trainingVideo', { locale, id: films[0]?.id ?? 0 })).toMatchObject({
      category: { key: 'yoga' },
      image: { alt: en ? 'A house' : 'Et hus' },
      source: { kind: 'file', captions: [{ language: 'no', text: 'WEBVTT\n' }] },
    })
    expect(await read('fixedPage', { locale, key: 'gyms' })).toMatchObject({
      topSection: { kind: 'topTaskLinks', links: [{ href: en ? '/en/search' : '/sok' }] },
    })
    expect(await read('frontPage', { locale })).toMatchObject({
      heading: en ? 'Welcome' : 'Velkommen',
      blocks: [{ kind: 'frontpageBanner', link: { openInNewTab: true } }],
    })
    expect(await read('siteFrame', { locale })).toMatchObject({
      sections: [{ text: en ? 'Sports' : 'Trening', links: [{}] }],
      footer: { columns: [{ links: [{ href: en ? '/en/sports/prices' : '/trening/priser' }] }] },
    })
    expect(await read('myPageFrame', { locale })).toEqual({
      navigation: [
        {
          text: en ? 'Overview' : 'Oversikt',
          href: en ? '/en/my-page' : '/min-side',
          openInNewTab: false,
        },
        {
          text: en ? 'Prices' : 'Priser',
          href: en ? '/en/sports/prices' : '/trening/priser',
          openInNewTab: false,
        },
      ],
    })
  }
  expect((await read('redirects', {})).items).toMatchObject([
    { from: '/gammel', to: '/trening/priser', permanent: false },
  ])
  expect(fixedPageKeys).toEqual(expect.arrayContaining(['gyms', 'search']))
})

it('keeps the rows of both languages, pictures with their texts, files and hours', async () => {
  const kindergarten = await read('kindergartenBySlug', {
    locale: 'en',
    slug: 'klossen-kindergarten',
  })
  expect(kindergarten).toMatchObject({
    image: { alt: 'A house' },
    yearPlan: { title: 'Year plan' },
    optionalFields: [
      { kind: 'table', rows: [{ title: 'Start', content: 'Breakfast' }] },
      { kind: 'imageSection', caption: null },
      { kind: 'contactInformation', departments: [{ name: 'Revehiet' }] },
    ],
  })
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(1)
  expect(await read('gymBySlug', { locale: 'no', slug: 'domus' })).toMatchObject({
    hours: { friday: { opens: '06:00', closes: '00:30' }, saturday: null },
    specialHours: [
      { title: 'Jul', from: '2026-12-24', to: '2026-12-26', hours: null },
      { from: '2027-03-25', to: '2027-03-29', hours: { opens: '07:00' } },
    ],
    attributes: ['Badstue', 'Basseng'],
  })
})

it('links in circles, also from rich text, and places pages under each other', async () => {
  const prices = await read('pageByPath', { locale: 'en', path: 'sports/prices' })
  expect(JSON.stringify(prices?.richText)).toContain(
    '"href":"/en/sports/fitness-clubs/domus-athletics"',
  )
  expect(prices?.navBlocks).toMatchObject([{ link: { href: '/en/sports' } }])
  const sports = await read('pageByPath', { locale: 'no', path: 'trening' })
  expect(sports?.faqTiles).toMatchObject([{ href: '/trening/priser' }])
  expect(sports?.contactAreas).toMatchObject([{ link: { href: '/trening/priser' } }])
  expect(JSON.stringify(sports?.blocks)).toContain('"href":"/trening/priser"')
})

it('makes documents that an editor can open and save, with one version each', async () => {
  for (const collection of collections) {
    const { docs } = await payload.find({ collection, draft: true, depth: 0 })
    const published = await payload.count({ collection })
    expect(docs, collection).toHaveLength(published.totalDocs)
    for (const { id } of docs) {
      const versions = await payload.countVersions({
        collection,
        where: { parent: { equals: id } },
      })
      expect(versions.totalDocs, collection).toBe(1)
      for (const locale of locales)
        await payload.update({ collection, id, locale, data: { _status: 'published' } })
    }
  }
})

it('changes nothing the second time, and leaves what an editor wrote since', async () => {
  const { docs } = await payload.find({ collection: 'kindergartens' })
  const id = docs[0]?.id ?? 0
  await payload.update({ collection: 'kindergartens', id, locale: 'no', data: { ingress: 'Vårt' } })
  expect(
    await announcedBy(async () => {
      expect(await runImport()).toEqual({
        created: 0,
        updated: 0,
        unchanged: itemCount,
        uploaded: 0,
      })
    }),
  ).toEqual([])
  const kindergarten = await read('kindergartenBySlug', { locale: 'no', slug: 'klossen' })
  expect(kindergarten).toMatchObject({ ingress: 'Vårt' })
})

it('updates only what has changed, removes what is missing, and announces it', async () => {
  const [gym] = exampleFiles.gyms
  const [parent, child] = exampleFiles.pages
  const { specialHours: _, ...changedGym } = { ...gym, displayName: { no: 'Domus' } }
  const renamed = { ...parent, slug: { no: 'idrett', en: 'sports' } }
  await write({ gyms: [changedGym], pages: [renamed, child ?? {}] })
  const { docs } = await payload.find({ collection: 'gyms' })
  const tags = await announcedBy(async () => {
    expect(await runImport()).toEqual({
      created: 0,
      updated: 2,
      unchanged: itemCount - 2,
      uploaded: 0,
    })
  })
  expect(tags).toEqual(expect.arrayContaining(['gyms', `gyms:${docs[0]?.id}`, 'pages']))
  expect(await read('gymBySlug', { locale: 'no', slug: 'domus' })).toMatchObject({
    specialHours: [],
    alternates: { no: '/trening/treningssentre/domus' },
  })
  expect(await read('gymBySlug', { locale: 'en', slug: 'domus-athletics' })).toBeNull()
  expect(await read('pageByPath', { locale: 'no', path: 'idrett/priser' })).not.toBeNull()
  expect(await read('pageByPath', { locale: 'no', path: 'trening/priser' })).toBeNull()
  expect((await payload.count({ collection: 'gyms' })).totalDocs).toBe(1)
})

it('leads visitors on from old addresses, and not away from pages', async () => {
  const redirects = async () =>
    Object.fromEntries((await read('redirects', {})).items.map(({ from, to }) => [from, to]))
  expect(await redirects()).toMatchObject({
    '/gammel': '/idrett/priser',
    '/trening/priser': '/idrett/priser',
  })
  const [, child] = exampleFiles.pages
  const fromRenamed = { from: '/trening/priser', to: { page: 'gyms/domus' } }
  await write({ redirects: [...exampleFiles.redirects, fromRenamed] })
  expect(await runImport()).toMatchObject({ created: 0, updated: 1 })
  expect(await redirects()).toMatchObject({ '/trening/priser': '/trening/treningssentre/domus' })

  const taken = { displayName: 'Vår', slug: 'ny', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'pages', locale: 'no', data: taken })
  await write({ redirects: [{ from: '/ny', to: { page: 'gyms/domus' } }] })
  expect(await problemsOf(runImport())).toEqual([
    'redirects.json:3: /ny.from: a page in the content system has this address',
  ])
  await payload.delete({ collection: 'pages', id })
  expect(await runImport()).toMatchObject({ created: 1 })
  expect(await redirects()).toHaveProperty('/ny')
  const other = { ...child, key: 'ny', slug: { no: 'ny' }, parent: undefined }
  const { source } = await checkFolder(folder)
  const kept = source.entries.filter(({ name }) => name === 'pages').map(({ item }) => item)
  await write({ pages: [...kept, other], redirects: [] })
  expect(await runImport()).toMatchObject({ created: 1 })
  expect(await redirects()).not.toHaveProperty('/ny')
  await write({ redirects: exampleFiles.redirects })
})

it('lets only one import in at a time', async () => {
  const outcomes = await Promise.allSettled([runImport(), runImport()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { name: 'ImportUnderWay' },
  })
  expect(await runImport()).toMatchObject({ created: 0, updated: 0 })
})

it('takes over what an editor made for the same fixed page', async () => {
  const data = { key: 'dentists', heading: 'Tenner', _status: 'published' } as const
  await payload.create({ collection: 'fixed-pages', locale: 'no', data })
  const dentists = { key: 'dentists', heading: { no: 'Tannleger' } }
  await write({ 'fixed-pages': [...exampleFiles['fixed-pages'], dentists] })
  expect(await runImport()).toMatchObject({ created: 0, updated: 1 })
  expect(await read('fixedPage', { locale: 'no', key: 'dentists' })).toMatchObject({
    heading: 'Tannleger',
  })
})
