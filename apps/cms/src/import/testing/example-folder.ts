import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ImportFileName } from '@trivsel/content-contract/import/folder'
import { afterAll } from 'vitest'
import { makePdf } from '../../testing/pdf.ts'
import { makeVideo } from '../../testing/video.ts'

type Item = Record<string, unknown>
type Files = Partial<Record<ImportFileName, Item[] | Item>>

const both = (no: string, en: string) => ({ no, en })
const image = {
  file: 'images/hus.svg',
  alt: both('Et hus', 'A house'),
  focus: { x: 20, y: 70 },
}
const place = {
  location: { latitude: 59.94, longitude: 10.722 },
  mainAction: { page: 'pages/priser', text: both('Se prisene', 'See the prices') },
}
const menu = { file: 'meny.pdf', title: both('Meny', 'Menu') }
const weekdays = { opens: '07:00', closes: '22:00' }

const page = (key: string, no: string, en: string): Item => ({
  key,
  displayName: both(no, en),
  ingress: both(`${no}: ingress`, `${en}: intro`),
  image,
  richText: both(`Om **${no}**`, `About **${en}**`),
  navBlocks: [
    { title: both('Videre', 'On'), text: both('Les', 'Read'), link: { page: 'gyms/domus' } },
  ],
})
const christmas = {
  title: both('Jul', 'Christmas'),
  from: '2026-12-24',
  to: '2026-12-26',
}

const block = {
  kind: 'campaign',
  header: both('Studiestart', 'Start of studies'),
  content: both('Se [siden](pages/priser)', 'See [the page](pages/priser)'),
  link: { url: 'https://example.org/', text: both('Ut', 'Out'), openInNewTab: true },
  image,
  imagePlacement: 'left',
  blockColor: 'apple_02',
  illustration: image,
  enlargeHeader: true,
}

/** A small folder with every kind of content and every field; its links go in circles. */
export const exampleFiles = {
  categories: [
    { key: 'styrke', usedFor: 'goal', name: both('Styrke', 'Strength') },
    { key: 'konsert', usedFor: 'event', name: both('Konsert', 'Concert') },
    { key: 'yoga', usedFor: 'training', name: both('Yoga', 'Yoga') },
  ],
  'service-areas': [
    {
      key: 'trening',
      name: both('Trening', 'Sports'),
      text: both('Spør oss', 'Ask us'),
      contacts: [
        {
          title: both('Resepsjon', 'Reception'),
          phone: '22 00 00 01',
          email: 'trening@trivsel.example',
          hours: both('10–18', '10–18'),
        },
      ],
      link: { page: 'pages/priser', text: both('Priser', 'Prices') },
    },
  ],
  'study-places': [
    {
      ...page('blindern', 'Blindern', 'Blindern campus'),
      address: 'Veien 5',
      location: place.location,
    },
  ],
  kindergartens: [
    {
      ...page('klossen', 'Klossen', 'Klossen kindergarten'),
      address: 'Veien 1',
      ...place,
      phone: '22 00 00 02',
      studyPlaceNearby: both('Kringsjå', 'Kringsjå'),
      openingHours: weekdays,
      spots: 54,
      departments: both('4 avdelinger', '4 departments'),
      employees: both('13 ansatte', '13 employees'),
      yearPlan: { file: 'arsplan.pdf', title: both('Årsplan', 'Year plan') },
      optionalFields: [
        {
          kind: 'table',
          header: both('Dagen', 'The day'),
          rows: [
            { title: both('Start', 'Start'), content: both('Frokost', 'Breakfast') },
            { title: { no: 'Slutt' }, content: { no: 'Frukt' } },
          ],
        },
        { kind: 'imageSection', image, caption: { no: 'Huset' } },
        { kind: 'richText', header: { no: 'Bare norsk' }, content: { no: 'Hei' }, isInfoBox: true },
        {
          kind: 'contactInformation',
          name: 'Kari',
          email: 'kari@trivsel.example',
          phone: '22 00 00 03',
          departments: [{ name: 'Revehiet', phone: '22 00 00 04' }],
          publicTransport: both('T-bane 3', 'Metro 3'),
        },
      ],
    },
  ],
  gyms: [
    {
      ...page('domus', 'Domus', 'Domus athletics'),
      address: 'Veien 2',
      ...place,
      phone: '116 117',
      hours: { mondayThursday: weekdays, friday: { opens: '06:00', closes: '00:30' } },
      specialHours: [
        christmas,
        { ...christmas, from: '2027-03-25', hours: weekdays, to: '2027-03-29' },
      ],
      attributeHeader: both('Her er', 'Here are'),
      attributes: [both('Badstue', 'Sauna'), { no: 'Basseng' }],
      imageSection: [{ image, caption: both('Salen', 'The hall') }],
    },
  ],
  eateries: [
    {
      ...page('frederikke', 'Frederikke', 'Frederikke café'),
      eateryType: 'coffee_bar',
      address: 'Veien 3',
      ...place,
      studyPlace: 'blindern',
      openingHoursTitle: both('I semesteret', 'In term'),
      openingHours: [{ firstDay: 1, lastDay: 5, ...weekdays }],
      specialHours: [christmas],
      menuBox: { header: both('Uke 48', 'Week 48'), content: both('- suppe', '- soup') },
      menuPdf: menu,
      kitchenPhone: '22 00 00 05',
      officePhone: '22 00 00 06',
    },
  ],
  'health-centers': [
    {
      ...page('blindern', 'Blindern helsesenter', 'Blindern health center'),
      address: 'Veien 4',
      ...place,
      phone: '22 00 00 07',
      mapUrl: 'https://example.org/map',
      publicTransport: both('Trikk', 'Tram'),
      immediateHeader: both('Haster det?', 'Is it urgent?'),
      immediateText: both('Ring [113](tel:113)', 'Call [113](tel:113)'),
      areas: [
        {
          name: both('Leger', 'Doctors'),
          hours: [{ daysText: both('Mandag', 'Monday'), timeText: both('8–15', '8–15') }],
        },
      ],
      phoneHours: {
        header: both('Telefontid', 'Phone hours'),
        notice: both('Ikke i juli', 'Not in July'),
        hours: [{ daysText: both('Tirsdag', 'Tuesday'), timeText: both('9–14', '9–14') }],
      },
    },
  ],
  'building-projects': [
    {
      ...page('nybygg', 'Nybygg', 'New building'),
      buttons: [{ attachment: menu, text: both('Last ned', 'Download') }],
    },
  ],
  'job-listings': [
    {
      ...page('kokk', 'Kokk', 'Cook'),
      serviceArea: 'trening',
      applicationDeadline: '2026-12-31',
      buttons: [{ url: 'mailto:jobb@trivsel.example', text: both('Søk', 'Apply') }],
    },
  ],
  staff: [
    {
      key: 'kari',
      kind: 'doctor',
      name: 'Kari Eksempel',
      roleDescription: both('Fastlege', 'Doctor'),
      richText: both('Hei', 'Hello'),
      image,
      email: 'kari@trivsel.example',
      phone: '22 00 00 08',
      healthCenters: ['blindern'],
      position: 80,
      specialization: both('Hud', 'Skin'),
      substitute: 'Ola Eksempel',
    },
    {
      key: 'per',
      kind: 'personalTrainer',
      name: 'Per Eksempel',
      roleDescription: { no: 'Trener' },
      workPlaces: ['domus'],
      categories: ['styrke'],
    },
  ],
  events: [
    {
      ...page('konsert', 'Konsert', 'Concert'),
      startsAt: '2026-12-03T18:00:00+01:00',
      endsAt: '2026-12-04T01:00:00+01:00',
      category: 'konsert',
      place: 'blindern',
      room: both('Salen', 'The hall'),
      organiser: 'Studentene',
      button: { page: 'events/konsert', text: both('Mer', 'More') },
    },
  ],
  pages: [
    {
      ...page('trening', 'Trening', 'Sports'),
      slug: both('trening', 'sports'),
      blocks: [block],
      staffList: 'personalTrainer',
      contactAreas: ['trening'],
      faqTiles: [{ page: 'pages/priser', text: both('Hva koster det?', 'What is the price?') }],
    },
    {
      ...page('priser', 'Priser', 'Prices'),
      parent: 'trening',
      richText: both('Tilbake til [Domus](gyms/domus)', 'Back to [Domus](gyms/domus)'),
      navBlocks: [{ title: both('Opp', 'Up'), link: { page: 'pages/trening' } }],
    },
  ],
  'fixed-pages': [
    {
      key: 'gyms',
      heading: both('Treningssentre', 'Fitness clubs'),
      intro: both('Seks sentre', 'Six clubs'),
      topSection: {
        kind: 'topTaskLinks',
        links: [{ page: 'fixed-pages/search', text: both('Søk', 'Search') }],
      },
    },
    {
      key: 'eateries',
      heading: both('Spisesteder', 'Eateries'),
      topSection: { kind: 'infoBox', header: both('NB', 'NB'), content: both('Hei', 'Hello') },
    },
    {
      key: 'search',
      heading: both('Søk', 'Search'),
      topSection: { kind: 'fullWidthBanner', block },
    },
  ],
  'training-videos': [
    {
      key: 'morgenyoga',
      title: both('Morgenyoga', 'Morning yoga'),
      minutes: 20,
      description: both('Rolig', 'Calm'),
      instructor: 'Linn',
      image,
      category: 'yoga',
      video: { file: 'yoga.mp4', title: 'Yoga', captions: { no: 'yoga.no.vtt' } },
    },
    {
      key: 'styrke',
      title: { no: 'Styrke' },
      minutes: 10,
      videoUrl: 'https://vimeo.com/76979871',
    },
  ],
  'front-page': {
    heading: both('Velkommen', 'Welcome'),
    ingress: both('Hei', 'Hello'),
    blocks: [{ ...block, kind: 'frontpageBanner' }],
    navBlocks: [{ title: both('Trening', 'Sports'), link: { page: 'pages/trening' } }],
    faqTiles: [{ page: 'pages/priser', text: both('Priser', 'Prices') }],
  },
  'site-frame': {
    sections: [
      {
        link: { page: 'pages/trening', text: both('Trening', 'Sports') },
        links: [{ page: 'fixed-pages/gyms', text: both('Sentre', 'Clubs') }],
      },
    ],
    footer: {
      about: both('Om oss', 'About us'),
      columns: [
        {
          heading: both('Snarveier', 'Shortcuts'),
          links: [{ page: 'pages/priser', text: both('Priser', 'Prices') }],
        },
      ],
      statements: [{ page: 'pages/priser', text: both('Personvern', 'Privacy') }],
    },
  },
  'my-page': {
    navigation: [
      { myPage: 'overview', text: both('Oversikt', 'Overview') },
      { link: { page: 'pages/priser' }, text: both('Priser', 'Prices') },
    ],
  },
  redirects: [{ from: '/gammel', to: { page: 'pages/priser' }, permanent: false }],
} satisfies Files

const svgPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1536 1024"><rect width="900" height="900" fill="#A9CF9B"/></svg>'

/** A folder with these files, an SVG picture, two PDFs and a video; removed after the test file. */
export async function makeFolder(): Promise<{
  folder: string
  /** Contents of files by name, without `.json`. */
  write: (files: Record<string, unknown>) => Promise<void>
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trivsel-import-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  await mkdir(path.join(folder, 'images'))
  await writeFile(path.join(folder, 'images', 'hus.svg'), svgPicture)
  for (const name of ['meny.pdf', 'arsplan.pdf'])
    await writeFile(path.join(folder, name), makePdf().data)
  await writeFile(path.join(folder, 'yoga.mp4'), makeVideo().data)
  await writeFile(path.join(folder, 'yoga.no.vtt'), 'WEBVTT\n')
  return {
    folder,
    write: async (files) => {
      for (const [name, content] of Object.entries(files))
        await writeFile(path.join(folder, `${name}.json`), JSON.stringify(content, null, 1))
    },
  }
}
