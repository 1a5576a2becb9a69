import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkFolder } from './check-folder.ts'
import { ImportProblems, problemLine } from './problem.ts'
import { exampleFiles, makeFolder } from './testing/example-folder.ts'

const { folder, write } = await makeFolder()
beforeEach(() => write(exampleFiles))

async function problems(files: Record<string, unknown> = {}): Promise<string[]> {
  await write(files)
  const error = await checkFolder(folder).catch((reason: unknown) => reason)
  return error instanceof ImportProblems ? error.problems.map(problemLine) : []
}

/** Without the numbers of lines, for problems where they are not the point. */
const problemsIn = async (files: Record<string, unknown>) =>
  (await problems(files)).map((line) => line.replace(/:\d+/, ''))

const [gym] = exampleFiles.gyms
const [parent, child] = exampleFiles.pages
const [event] = exampleFiles.events

it('lets a right folder through, and knows what is in it', async () => {
  const { source, warnings } = await checkFolder(folder)
  expect(source.entries.map(({ name, key }) => `${name}/${key}`)).toEqual(
    expect.arrayContaining(['gyms/domus', 'front-page/front-page', 'redirects//gammel']),
  )
  expect(warnings).toEqual([])
})

describe('the form', () => {
  it('is wrong at a line and a column when a file is not JSON', async () => {
    await writeFile(path.join(folder, 'gyms.json'), '[\n  { "key": "domus", }\n]')
    expect(await problems()).toEqual([
      'gyms.json:2: is not JSON, column 21: a comma too many before this }',
    ])
  })

  it('is wrong at the line of the value, with what it should be', async () => {
    await writeFile(
      path.join(folder, 'gyms.json'),
      `[
  { "key": "domus",
    "displayName": { "no": "Domus", "se": "x" },
    "phone": "ring oss",
    "phone": "ring oss",
    "hours": {
      "friday": { "opens": "7.30" }
    },
    "adress": "Veien 2",
    "specialHours": [ { "from": "2026-12-24", "to": "2026-12-23" } ]
  },
  { "key": "Store Bokstaver", "displayName": { "no": "" } },
  7
]`,
    )
    expect((await problems()).filter((line) => line.startsWith('gyms'))).toEqual([
      'gyms.json:3: domus.displayName.se: is not a field of this form',
      'gyms.json:5: domus.phone: is there twice',
      'gyms.json:5: domus.phone: must be a telephone number, not "ring oss"',
      'gyms.json:7: domus.hours.friday.opens: must be a time such as 07:30, not "7.30"',
      'gyms.json:7: domus.hours.friday.closes: is missing',
      'gyms.json:9: domus.adress: is not a field of this form',
      'gyms.json:10: domus.specialHours.0.to: must not be before from',
      'gyms.json:12: Store Bokstaver.key: must be small letters a–z, digits and hyphens, not "Store Bokstaver"',
      'gyms.json:12: Store Bokstaver.displayName.no: must not be empty',
      'gyms.json:12: Store Bokstaver.hours: is missing',
      'gyms.json:13: item 3: must be an object { … }, not a number',
    ])
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a file that must be a list', { gyms: { key: 'x' } }, ['gyms.json: must be a list [ … ]']],
    [
      'periods that end before they begin',
      { gyms: [{ ...gym, specialHours: [{ from: '2026-12-24', to: '2026-12-23' }] }] },
      ['gyms.json: domus.specialHours.0.to: must not be before from'],
    ],
    [
      'events that end before they begin, or have a slug',
      { events: [{ ...event, endsAt: '2026-12-03T12:00:00Z' }] },
      ['events.json: konsert.endsAt: must be after startsAt'],
    ],
    [
      'links without words or with two targets',
      {
        'building-projects': [
          {
            key: 'a',
            displayName: { no: 'A' },
            buttons: [{ page: 'gyms/domus', url: 'https://a.no' }],
          },
        ],
      },
      [
        'building-projects.json: a.buttons.0: needs exactly one of url, page and attachment',
        'building-projects.json: a.buttons.0.text: is missing: this link needs words',
      ],
    ],
    [
      'kinds that do not exist',
      { 'fixed-pages': [{ key: 'gyms', heading: { no: 'A' }, topSection: { kind: 'b' } }] },
      [
        'fixed-pages.json: gyms.topSection.kind: must be one of topTaskLinks,infoBox,fullWidthBanner, not "b"',
      ],
    ],
  ])('refuses %s', async (_, files, expected) => {
    expect(await problemsIn(files)).toEqual(expect.arrayContaining(expected))
  })
})

describe('keys and addresses', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'two items with one key or slug',
      { gyms: [gym, gym, { ...gym, key: 'annen' }] },
      [
        'gyms.json: domus.key: "domus" is used on line 3 too',
        'gyms.json: domus.displayName.no: the slug "domus" is used on line 5 too',
        'gyms.json: domus.displayName.en: the slug "domus-athletics" is used on line 6 too',
        'gyms.json: annen.displayName.no: the slug "domus" is used on line 5 too',
        'gyms.json: annen.displayName.en: the slug "domus-athletics" is used on line 6 too',
      ],
    ],
    [
      'pages with the same address, or one of the site itself',
      {
        pages: [
          parent,
          child,
          { ...child, key: 'igjen' },
          { key: 'sentre', displayName: { no: 'Treningssentre' }, parent: 'trening' },
          { key: 'en', displayName: { no: 'En' } },
        ],
      },
      [
        'pages.json: igjen.displayName.no: pages/priser has the address /trening/priser too',
        'pages.json: igjen.displayName.en: pages/priser has the address /en/sports/prices too',
        'pages.json: sentre.displayName.no: the address /trening/treningssentre belongs to the site itself',
        'pages.json: en.displayName.no: the address /en belongs to the site itself',
      ],
    ],
    [
      'redirects from an address that is in use',
      {
        redirects: ['/trening/priser', '/bolig/gammel', '/en/search'].map((from) => ({
          from,
          to: { url: 'https://a.no' },
        })),
      },
      [
        'redirects.json: /trening/priser.from: pages/priser has this address',
        'redirects.json: /bolig/gammel.from: this address belongs to the site itself',
        'redirects.json: /en/search.from: this address belongs to the site itself',
      ],
    ],
  ])('refuses %s', async (_, files, expected) => {
    expect(await problemsIn(files)).toEqual(expected)
  })

  it('lets pages under different parents have the same slug', async () => {
    const other = { ...parent, key: 'helse', slug: { no: 'helse', en: 'health' } }
    const pages = [parent, child, other, { ...child, key: 'helsepriser', parent: 'helse' }]
    expect(await problemsIn({ pages })).toEqual([])
  })
})

describe('references', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'items that do not exist',
      {
        events: [{ ...event, place: 'mars', button: { page: 'gyms/mars', text: { no: 'A' } } }],
        pages: [{ ...parent, richText: { no: '[a](gyms/mars) [b](mars) [c](gyms/domus)' } }, child],
      },
      [
        'events.json: konsert.place: there is no "mars" in study-places.json',
        'events.json: konsert.button.page: there is no "mars" in gyms.json',
        'pages.json: trening.richText.no: there is no "mars" in gyms.json',
        'pages.json: trening.richText.no: the link leads to "mars": neither https://… nor an item such as pages/trening',
      ],
    ],
    [
      'links to what has no page',
      { redirects: [{ from: '/a', to: { page: 'staff/kari' } }] },
      ['redirects.json: /a.to.page: "staff/kari": staff have no pages to link to'],
    ],
    [
      'categories of the other use',
      { events: [{ ...event, category: 'styrke' }] },
      ['events.json: konsert.category: the category "styrke" is not used for event'],
    ],
    [
      'pages above that come later, or are the page itself',
      {
        pages: [
          { ...parent, parent: 'priser' },
          { ...child, parent: 'priser' },
        ],
      },
      [
        'pages.json: trening.parent: "priser" must come before this page in the file',
        'pages.json: priser.parent: "priser" must come before this page in the file',
      ],
    ],
  ])('refuses %s', async (_, files, expected) => {
    const found = await problemsIn(files)
    expect(found).toEqual(expect.arrayContaining(expected))
  })
})

describe('pictures and files', () => {
  it('refuses what is missing, unreadable, too small or elsewhere', async () => {
    await mkdir(path.join(folder, 'wrong'))
    await writeFile(path.join(folder, 'wrong', 'text.png'), 'text')
    await writeFile(path.join(folder, 'wrong', 'text.pdf'), 'text')
    const alt = { no: 'A' }
    const imageSection = ['borte.png', 'wrong/text.png', '../borte.svg'].map((file) => ({
      image: { file, alt },
    }))
    const buttons = ['wrong/text.pdf', 'borte.pdf'].map((file) => ({
      text: alt,
      attachment: { file, title: alt },
    }))
    const project = { key: 'nybygg', displayName: { no: 'Nybygg' }, buttons }
    expect(
      await problemsIn({ gyms: [{ ...gym, imageSection }], 'building-projects': [project] }),
    ).toEqual([
      'building-projects.json: nybygg.buttons.0.attachment.file: wrong/text.pdf is not a PDF',
      'building-projects.json: nybygg.buttons.1.attachment.file: borte.pdf does not exist',
      'gyms.json: domus.imageSection.0.image.file: borte.png does not exist',
      'gyms.json: domus.imageSection.1.image.file: wrong/text.png is not a picture that can be read',
      'gyms.json: domus.imageSection.2.image.file: ../borte.svg lies outside the folder',
    ])
    await rm(path.join(folder, 'wrong'), { recursive: true })
  })
})

describe('notes', () => {
  it('are made of files that nothing uses and of English that nobody sees', async () => {
    await write({ gyms: [{ ...gym, displayName: { no: 'Domus' } }] })
    await writeFile(path.join(folder, 'gym.json'), '[]')
    await writeFile(path.join(folder, 'extra.pdf'), '')
    await writeFile(path.join(folder, 'notes.md'), '')
    const { warnings } = await checkFolder(folder)
    expect(warnings.map(problemLine)).toEqual([
      'gyms.json:4: domus.displayName: has no English, so its other English texts are not shown',
      'gym.json: is not a file that the import reads',
      'extra.pdf: used by no item and left out',
    ])
  })
})

it('says when a folder holds nothing to bring in', async () => {
  const empty = await checkFolder(path.join(folder, 'images')).catch((error: unknown) => error)
  expect(empty).toBeInstanceOf(ImportProblems)
})
