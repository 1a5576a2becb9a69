import { describe, expect, it } from 'vitest'
import { paragraph } from './testing/editor-state.ts'
import { makePdf } from './testing/pdf.ts'
import { makePicture } from './testing/picture.ts'
import { type Data, publisher } from './testing/publish.ts'
import { runQuery } from './testing/run-query.ts'
import { startTestPayload } from './testing/test-payload.ts'

const { payload } = await startTestPayload()

const publish = publisher(payload)
const upload = async (collection: 'media' | 'attachments', data: Data, file: unknown) => {
  const { id } = await payload.create({ collection, data: data as never, file: file as never })
  return Number(id)
}

const picture = await upload('media', { alt: 'Et hus' }, await makePicture(1600))
const pdf = await upload('attachments', { title: 'Meny' }, makePdf())
const campus = await publish('study-places', {
  displayName: 'Blindern',
  image: picture,
  richText: paragraph('Mellom trærne'),
})
const goal = await publish('categories', { name: 'Bli sterkere', usedFor: 'goal' })
const concert = await publish('categories', { name: 'Konsert', usedFor: 'event' })
const kitchens = await publish('service-areas', {
  name: 'Mat og drikke',
  text: paragraph('Vi lager maten'),
  contacts: [{ title: 'Kundesenter', phone: '22 85 00 00', hours: 'Hverdager' }, { phone: '113' }],
  link: { kind: 'external', externalUrl: 'https://example.org', text: 'Skriv til oss' },
})

const gymLink = { kind: 'internal', text: 'Til senteret' }
const everyday = { opens: '06:30', closes: '23:00' }
const christmas = { title: 'Jul', from: '2026-12-24', to: '2026-12-26' }
const common = {
  ingress: 'Kort om det',
  image: picture,
  richText: paragraph('Lenge om det'),
  navBlocks: [
    { title: 'Videre', text: 'Les mer', link: { kind: 'external', externalUrl: '/kontakt' } },
  ],
}

describe('a gym', () => {
  it('is answered with its four groups of days, exceptions, attributes and pictures', async () => {
    await publish('gyms', {
      ...common,
      displayName: 'Domus',
      hours: { mondayThursday: everyday, friday: { opens: '06:30', closes: '01:00' } },
      specialHours: [christmas, { from: '2026-12-31', to: '2026-12-31', hours: everyday }],
      attributeHeader: 'Dette har vi',
      attributes: [{ text: 'Badstue' }, { text: null }],
      imageSection: [{ image: picture, caption: 'Salen' }],
      address: 'Problemveien 1',
      phone: '22 85 00 00',
    })
    const { data, tags } = await runQuery(payload, 'gymBySlug', { locale: 'no', slug: 'domus' })
    expect(data).toMatchObject({
      displayName: 'Domus',
      hours: {
        mondayThursday: everyday,
        friday: { opens: '06:30', closes: '01:00' },
        saturday: null,
        sunday: null,
      },
      specialHours: [
        { title: 'Jul', from: '2026-12-24', to: '2026-12-26', hours: null },
        { title: null, from: '2026-12-31', to: '2026-12-31', hours: everyday },
      ],
      attributes: ['Badstue'],
      imageSection: [{ caption: 'Salen', image: { alt: 'Et hus' } }],
      navBlocks: [{ title: 'Videre', link: { href: '/kontakt' } }],
      alternates: { no: '/trening/treningssentre/domus' },
    })
    expect(tags).toEqual([`gyms:${data?.id}`, `media:${picture}`])
  })

  it('has a card with hours, and a list that carries the tags of what it shows', async () => {
    const { data, tags } = await runQuery(payload, 'gymList', {
      locale: 'no',
      page: 1,
      pageSize: 25,
    })
    expect(data.items).toMatchObject([
      { slug: 'domus', hours: { mondayThursday: everyday }, specialHours: [{}, {}] },
    ])
    expect(tags).toEqual(['study-places', 'gyms', 'fixed-pages', `gyms:${data.items[0]?.id}`])
  })

  it.each([
    [{ hours: { friday: { opens: '25:00', closes: '23:00' } } }],
    [{ hours: { friday: { opens: '06:00' } } }],
    [{ specialHours: [{ from: '2026-12-26', to: '2026-12-24' }] }],
    [{ phone: 'ring oss' }],
  ])('is refused with %j', async (wrong) => {
    await expect(publish('gyms', { displayName: 'Feil', ...wrong })).rejects.toThrow()
  })
})

describe('an eatery', () => {
  it('is answered with its week, menu, telephones and study place', async () => {
    await publish('eateries', {
      ...common,
      displayName: 'Kafé Frokost',
      eateryType: 'coffee_bar',
      address: 'Moltke Moes vei 1',
      studyPlace: campus,
      openingHoursTitle: 'Åpent',
      openingHours: [
        { firstDay: '1', lastDay: '4', opens: '08:00', closes: '17:00' },
        { firstDay: '5', lastDay: '5', opens: '08:00', closes: '15:00' },
      ],
      specialHours: [christmas],
      menuBox: { header: 'I dag', content: paragraph('Suppe') },
      menuPdf: { title: 'Ukens meny', file: pdf },
      kitchenPhone: '22 85 00 01',
      officePhone: '22 85 00 02',
    })
    const { data, tags } = await runQuery(payload, 'eateryBySlug', {
      locale: 'no',
      slug: 'kafe-frokost',
    })
    expect(data).toMatchObject({
      eateryType: 'coffee_bar',
      studyPlace: { name: 'Blindern', href: '/om-oss/studiesteder/blindern' },
      openingHours: [
        { firstDay: 1, lastDay: 4, opens: '08:00', closes: '17:00' },
        { firstDay: 5, lastDay: 5, opens: '08:00', closes: '15:00' },
      ],
      menuBox: { header: 'I dag' },
      menuPdf: { title: 'Ukens meny' },
      kitchenPhone: '22 85 00 01',
      officePhone: '22 85 00 02',
    })
    expect(tags).toEqual(expect.arrayContaining([`study-places:${campus}`, `attachments:${pdf}`]))
  })

  it('is listed under its study place', async () => {
    const { data, tags } = await runQuery(payload, 'studyPlaceBySlug', {
      locale: 'no',
      slug: 'blindern',
    })
    expect(data?.eateries).toEqual([
      { name: 'Kafé Frokost', href: '/mat-og-drikke/spisesteder/kafe-frokost' },
    ])
    expect(tags).toContain('eateries')
  })

  it('is refused with a week that ends before it begins', async () => {
    const openingHours = [{ firstDay: '5', lastDay: '1', opens: '08:00', closes: '17:00' }]
    await expect(publish('eateries', { displayName: 'Feil', openingHours })).rejects.toThrow()
  })
})

describe('a health center', () => {
  it('is answered with its areas, phone hours and immediate help', async () => {
    await publish('health-centers', {
      ...common,
      displayName: 'Helsesenteret',
      address: 'Problemveien 7',
      phone: '22 85 00 00',
      mapUrl: 'https://maps.example.org/1',
      publicTransport: 'T-bane til Blindern',
      immediateHeader: 'Haster det?',
      immediateText: paragraph('Ring 113'),
      areas: [
        { name: 'Fastleger', hours: [{ daysText: 'Man–fre', timeText: '08–15' }] },
        { name: 'Tannleger', hours: [{ daysText: 'Man–tor' }] },
      ],
      phoneHours: { header: 'Telefontid', hours: [{ daysText: 'Man', timeText: '09–14' }] },
    })
    const { data } = await runQuery(payload, 'healthCenterBySlug', {
      locale: 'no',
      slug: 'helsesenteret',
    })
    expect(data).toMatchObject({
      firstArea: { name: 'Fastleger' },
      areas: [
        { name: 'Fastleger', hours: [{ daysText: 'Man–fre', timeText: '08–15' }] },
        { name: 'Tannleger', hours: [] },
      ],
      phoneHours: { header: 'Telefontid', notice: null, hours: [{}] },
      immediateText: [{ tag: 'p' }],
      mapUrl: 'https://maps.example.org/1',
    })
    const list = await runQuery(payload, 'healthCenterList', {
      locale: 'no',
      page: 1,
      pageSize: 25,
    })
    expect(list.data.items).toMatchObject([
      { firstArea: { hours: [{ daysText: 'Man–fre', timeText: '08–15' }] } },
    ])
  })
})

describe('building projects, job listings and events', () => {
  it('are answered with their buttons, service area, deadline and place', async () => {
    const buttons = [
      { link: { kind: 'external', externalUrl: 'https://example.org', text: 'Søk her' } },
      { link: { kind: 'external', externalUrl: 'https://example.org' } },
    ]
    await publish('building-projects', { ...common, displayName: 'Nytt hus', buttons })
    const project = await runQuery(payload, 'buildingProjectBySlug', {
      locale: 'no',
      slug: 'nytt-hus',
    })
    expect(project.data?.buttons).toMatchObject([{ text: 'Søk her', openInNewTab: false }])

    await publish('job-listings', {
      ...common,
      displayName: 'Kokk',
      serviceArea: kitchens,
      applicationDeadline: '2027-01-15',
      buttons,
    })
    const job = await runQuery(payload, 'jobListingBySlug', { locale: 'no', slug: 'kokk' })
    expect(job.data).toMatchObject({
      serviceArea: 'Mat og drikke',
      applicationDeadline: '2027-01-15',
      buttons: [{ text: 'Søk her' }],
    })
    expect(job.tags).toContain(`service-areas:${kitchens}`)

    const id = await publish('events', {
      ...common,
      displayName: 'Vinterkonsert',
      startsAt: '2026-12-03T18:00:00+01:00',
      endsAt: '2026-12-03T21:00:00+01:00',
      category: concert,
      place: campus,
      room: 'Aulaen',
      organiser: 'Koret',
      button: { kind: 'external', externalUrl: 'https://example.org', text: 'Billetter' },
    })
    const event = await runQuery(payload, 'eventById', { locale: 'no', id })
    expect(event.data).toMatchObject({
      startsAt: '2026-12-03T17:00:00.000Z',
      endsAt: '2026-12-03T20:00:00.000Z',
      category: { key: 'konsert', name: 'Konsert' },
      place: { name: 'Blindern', href: '/om-oss/studiesteder/blindern' },
      room: 'Aulaen',
      organiser: 'Koret',
      button: { text: 'Billetter', href: 'https://example.org' },
      alternates: { no: `/arrangementer/${id}` },
    })
    expect(event.tags).toEqual(
      expect.arrayContaining([`events:${id}`, `categories:${concert}`, `study-places:${campus}`]),
    )
  })

  it('keep the instant of the first publication', async () => {
    const id = await publish('job-listings', { displayName: 'Vaktmester' })
    const read = async () =>
      (await runQuery(payload, 'jobListingBySlug', { locale: 'no', slug: 'vaktmester' })).data
    const first = (await read())?.publishedAt
    await payload.update({
      collection: 'job-listings',
      id,
      data: { ingress: 'Nytt', _status: 'published' },
    })
    expect((await read())?.publishedAt).toBe(first)
  })

  it('refuse an event that ends before it starts', async () => {
    const times = { startsAt: '2026-12-03T18:00:00Z', endsAt: '2026-12-03T17:00:00Z' }
    await expect(publish('events', { displayName: 'Feil', ...times })).rejects.toThrow()
  })
})

describe('a content page', () => {
  it('is answered with its blocks, contact areas, staff list and link tiles', async () => {
    const { docs } = await payload.find({ collection: 'gyms', limit: 1 })
    const gym = { relationTo: 'gyms', value: docs[0]?.id ?? 0 }
    await publish('pages', {
      ...common,
      displayName: 'Trening for alle',
      richText: paragraph('til senteret', gym),
      blocks: [
        {
          kind: 'campaign',
          blockColor: 'city pigeon_01',
          header: 'Bli med',
          content: paragraph('Første måned'),
          link: { ...gymLink, internalReference: gym, openInNewTab: true },
          media: { image: picture, videoUrl: 'https://example.org/film.mp4' },
          imagePlacement: 'left',
          illustration: picture,
          enlargeHeader: true,
        },
        { kind: 'twoUpMain' },
      ],
      staffList: 'doctor',
      contactAreas: [kitchens],
      faqTiles: [{ link: { ...gymLink, internalReference: gym } }],
    })
    const { data, tags } = await runQuery(payload, 'pageByPath', {
      locale: 'no',
      path: 'trening-for-alle',
    })
    expect(data).toMatchObject({
      richText: [{ tag: 'p', children: [{ tag: 'a', href: '/trening/treningssentre/domus' }] }],
      blocks: [
        {
          kind: 'campaign',
          blockColor: 'city pigeon_01',
          header: 'Bli med',
          link: { text: 'Til senteret', href: '/trening/treningssentre/domus', openInNewTab: true },
          media: { image: { alt: 'Et hus' }, videoUrl: 'https://example.org/film.mp4' },
          imagePlacement: 'left',
          illustration: { alt: 'Et hus' },
          enlargeHeader: true,
        },
      ],
      staffList: 'doctor',
      contactAreas: [
        {
          name: 'Mat og drikke',
          contacts: [{ title: 'Kundesenter', phone: '22 85 00 00', email: null }],
          link: { text: 'Skriv til oss', href: 'https://example.org' },
        },
      ],
      faqTiles: [{ text: 'Til senteret' }],
    })
    expect(data?.blocks).toHaveLength(1)
    expect(tags).toEqual(
      expect.arrayContaining([
        `pages:${data?.id}`,
        `gyms:${gym.value}`,
        `media:${picture}`,
        `service-areas:${kitchens}`,
      ]),
    )
  })
})

describe('pictures', () => {
  it('of a card stop at 1024 pixels, those of a page do not', async () => {
    const list = await runQuery(payload, 'studyPlaceList', { locale: 'no', page: 1, pageSize: 25 })
    expect(list.data.items[0]?.image?.sizes.at(-1)?.width).toBe(1024)
    const page = await runQuery(payload, 'studyPlaceBySlug', { locale: 'no', slug: 'blindern' })
    expect(page.data?.image?.sizes.at(-1)?.width).toBe(1536)
  })
})

it('keeps the key of a goal when it is renamed', async () => {
  await payload.update({
    collection: 'categories',
    id: goal,
    locale: 'no',
    data: { name: 'Styrke', _status: 'published' },
  })
  const stored = await payload.findByID({ collection: 'categories', id: goal })
  expect(stored.key).toBe('bli-sterkere')
})
