import type { SearchDocument } from '@trivsel/content-contract/published'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { foldText, wordsOf } from '#platform/fold-text.ts'
import { holdServices } from '#platform/services/current-services.ts'
import { type SearchAnswer, SearchQuery } from './contract.ts'
import { forgetUnusedWords } from './forget-unused-words.server.ts'
import { createSearchApi } from './handlers.server.ts'
import { replaceDocuments, replaceKind } from './save-documents.server.ts'
import { searchPages } from './search-pages.server.ts'

const { database, pool } = await createTestDatabase()
const now = new Date('2026-11-21T12:00:00Z')

function document(
  id: number,
  title: string,
  text = '',
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return {
    contentType: 'page',
    id,
    locale: 'no',
    href: `/side-${id}`,
    title,
    description: null,
    text,
    updatedAt: '2026-11-01T10:00:00.000Z',
    lastDay: null,
    ...more,
  }
}

const search = (q: string, more: Record<string, unknown> = {}) =>
  searchPages(database, SearchQuery.parse({ q, ...more }), now)

const hrefs = ({ hits }: SearchAnswer) => hits.map(({ href }) => href)

beforeAll(async () => {
  await replaceKind(database, 'page', [
    document(1, 'Refusjon av helseutgifter', 'Send søknaden innen tre måneder. Husk kvittering.'),
    document(2, 'Studentpsykolog', 'Samtaler med psykolog på Blindern.', {
      description: 'Når hodet er fullt, kan du snakke med en psykolog.',
    }),
    document(3, 'Eksamensperioden', 'Kafeen holder åpent lenger. Psykologene har telefonvakt.'),
    document(4, 'Gratis kaffe', 'Bare i kveld.', { lastDay: '2026-11-20' }),
    document(5, 'Kaffe i eksamen', 'Til og med i dag.', { lastDay: '2026-11-21' }),
    document(6, 'Psychologist', 'Talk about a study, a run, exams and applications.', {
      locale: 'en',
      href: '/en/psychologist',
    }),
  ])
  await replaceKind(
    database,
    'kindergarten',
    Array.from({ length: 45 }, (_, index) =>
      document(index + 1, `Klossen barnehage ${index + 1}`, 'Lek ute hele året.', {
        contentType: 'kindergarten',
        href: `/barnehage/barnehager/klossen-${index + 1}`,
      }),
    ),
  )
  await replaceKind(database, 'gym', [
    document(1, 'Domus Athletica', 'Styrkerom, basseng og klatrevegg.', {
      contentType: 'gym',
      href: '/trening/treningssentre/domus-athletica',
    }),
  ])
})

test.each([
  ['another inflection', 'psykologer', ['/side-2', '/side-3']],
  ['without Norwegian letters', 'soknad', ['/side-1']],
  ['with substitutes for them', 'soeknader', ['/side-1']],
  ['with accents and capitals', 'KAFÉ', ['/side-3']],
  ['an unfinished last word', 'refusjon kvitt', ['/side-1']],
  ['a name', 'domus', ['/trening/treningssentre/domus-athletica']],
  ['words that say nothing are not needed', 'hva med refusjon og til', ['/side-1']],
])('finds %s', async (_, query, expected) => {
  const answer = await search(query)
  expect(answer.mode).toBe('all')
  expect(hrefs(answer)).toEqual(expected)
})

describe('pages of the other language', () => {
  const others = (answer: SearchAnswer) => answer.otherLanguage.map(({ href }) => href)

  it('are found where the own language has none, each way', async () => {
    const inNorwegian = await search('psychologist')
    expect(others(inNorwegian)).toEqual(['/en/psychologist'])
    const inEnglish = await search('refusjon', { locale: 'en' })
    expect([inEnglish.total, others(inEnglish)]).toEqual([0, ['/side-1']])
  })

  it('are left out where the own language has all of the words, and where they have not', async () => {
    expect(others(await search('psykolog'))).toEqual([])
    expect(others(await search('xyzzyx'))).toEqual([])
  })

  it('are a few', async () => {
    expect(others(await search('klossen', { locale: 'en' }))).toHaveLength(5)
  })
})

it('finds every page of a kind by what people call the kind', async () => {
  const answer = await search('treningssentre')
  expect(hrefs(answer)).toEqual(['/trening/treningssentre/domus-athletica'])
})

it('puts what is in the title before what is in the text', async () => {
  expect(hrefs(await search('studentpsykolog'))[0]).toBe('/side-2')
  expect(hrefs(await search('eksamen'))).toEqual(['/side-5', '/side-3'])
})

it('searches in one language only', async () => {
  expect(hrefs(await search('application', { locale: 'en' }))).toEqual(['/en/psychologist'])
  expect((await search('klossen', { locale: 'en' })).total).toBe(0)
})

test.each(['studies', 'running', 'the studying exam'])(
  'knows the inflections of English, such as %s',
  async (query) => {
    const answer = await search(query, { locale: 'en' })
    expect(answer.mode).toBe('all')
    expect(hrefs(answer)).toEqual(['/en/psychologist'])
  },
)

it('leaves out what is over, and not what is over today', async () => {
  expect(hrefs(await search('kaffe'))).toEqual(['/side-5'])
})

test.each([
  ['domsu atletica', 'domus athletica', ['/trening/treningssentre/domus-athletica']],
  ['barnehgae', 'barnehage', null],
  ['refusjn', 'refusjon', ['/side-1']],
])('understands %s as %s', async (query, correction, expected) => {
  const answer = await search(query)
  expect(answer.mode).toBe('corrected')
  expect(answer.correction).toBe(correction)
  if (expected) expect(hrefs(answer)).toEqual(expected)
  else expect(answer.total).toBeGreaterThan(0)
})

test.each(['psykolg', 'psykolog'])('shows who asks for %s the pages before a job', async (q) => {
  await replaceKind(database, 'jobListing', [
    document(1, 'Psykolog', 'Vi søker en psykolog.', { contentType: 'jobListing', href: '/jobb' }),
  ])
  expect(hrefs(await search(q))).toEqual(['/side-2', '/side-3', '/jobb'])
  const asked = await search('jobb psykolog')
  expect(hrefs(asked)).toEqual(['/jobb'])
  await replaceKind(database, 'jobListing', [])
})

it('offers pages with some of the words when none has all', async () => {
  const answer = await search('refusjon klatrevegg')
  expect(answer.mode).toBe('some')
  expect(hrefs(answer).sort()).toEqual(['/side-1', '/trening/treningssentre/domus-athletica'])
})

it('groups by kind, the first few of each, and pages within a kind', async () => {
  const all = await search('klossen', { page: '2' })
  expect(all).toMatchObject({ total: 45, kind: null, page: 1 })
  expect(all.kinds).toEqual([{ kind: 'kindergarten', count: 45 }])
  expect(all.hits).toHaveLength(5)

  const third = await search('klossen', { kind: 'kindergarten', page: '3' })
  expect(third).toMatchObject({ kind: 'kindergarten', page: 3, pages: 3 })
  expect(third.hits).toHaveLength(5)
  const beyond = await search('klossen', { kind: 'kindergarten', page: '4' })
  expect(beyond.page).toBe(1)
  expect(beyond.hits).toHaveLength(20)
  expect(new Set([...beyond.hits, ...third.hits].map(({ href }) => href)).size).toBe(25)
})

it('shows all kinds when the wanted one has nothing', async () => {
  const answer = await search('klossen', { kind: 'gym' })
  expect(answer).toMatchObject({ kind: null, total: 45 })
})

it('marks what was found and sends no markup', async () => {
  await replaceDocuments(
    database,
    'event',
    [7],
    [document(7, 'Quiz <script>alert(1)</script>', 'Bli med på quizen.', { contentType: 'event' })],
  )
  const [hit] = (await search('quiz')).hits
  expect(hit?.title).toEqual([
    { text: 'Quiz', isMatch: true },
    { text: ' <script>alert(1)</script>', isMatch: false },
  ])
  expect(hit?.snippet).toContainEqual({ text: 'quizen', isMatch: true })
})

it('keeps a text that ends within a character', async () => {
  await replaceDocuments(
    database,
    'event',
    [8],
    [
      document(8, 'Bollefest\ud83d', 'Boller\ud83d', {
        contentType: 'event',
        description: '\udc00',
      }),
    ],
  )
  expect(hrefs(await search('bollefest'))).toEqual(['/side-8'])
})

it('forgets a page that is no longer published, and its words with the next cleaning', async () => {
  await replaceDocuments(
    database,
    'event',
    [9],
    [document(9, 'Sjakkturnering', '', { contentType: 'event' })],
  )
  expect((await search('sjakktrnering')).mode).toBe('corrected')
  await replaceDocuments(database, 'event', [9], [])
  await forgetUnusedWords(database)
  expect(await search('sjakktrnering')).toMatchObject({ total: 0, correction: null })
  expect((await search('refusjn')).correction).toBe('refusjon')
})

test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['a NUL character', 'refusjon\u0000'],
  ['emoji', '🙂🙂'],
  ['operators of the search engine', "& | ! ( ) <-> :* \\ '"],
  ['SQL', "'; drop table portal.search_document; --"],
  ['HTML', '<script>alert(1)</script>'],
  ['a regular expression', '.*+?^$()|[]\\{2}'],
  ['a prefix operator', 'a:* & b'],
  ['words that say nothing', 'og i på'],
  ['one letter', 'i'],
  ['placeholders of LIKE', '%_'],
  ['half a character', '\ud800'],
  ['characters that are compatible with others', '⑴ ㏂ ½ ﷺ ﹙ａ﹚ ｡ ㎏'],
  ['one that is punctuation only', '‥'],
  ['marks without letters', '\u0301 \u0338\u20dd \u0488'],
  ['a letter under many marks', `z${'\u0335\u0301\u0489'.repeat(60)}`],
  ['joined emoji', '👩‍👩‍👧‍👦 🏳️‍🌈'],
  ['marks of direction', '\u202eabc\u202c \u200f\u061c \u2066x\u2069'],
  ['spaces without width', 'a\u200b\u2060\ufeff'],
  ['a word that ends within a character', `${'a'.repeat(39)}𝒜𝒜 𝒜`],
  ['a query that ends within a character', `${'a '.repeat(99)}a🙂`],
  ['a number with an exponent', '1e400 -0 0x1f 1.5e-3'],
  ['an address', 'https://a.example/b?c=d kari@a.example /etc/passwd'],
  ['an endless word', 'æ'.repeat(10_000)],
  ['words without end', 'ord '.repeat(2_500)],
  ['other scripts', 'العربية кириллица 中文'],
])('is not disturbed by %s', async (_, query) => {
  const answer = await search(query)
  expect(answer.total).toBeGreaterThanOrEqual(0)
  const kept = await pool.query('select count(*)::int as pages from portal.search_document')
  expect(kept.rows[0].pages).toBeGreaterThan(40)
})

it('sends the database nothing that it cannot read, whatever a character decomposes to', async () => {
  const words = new Set<string>()
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code)
    if (character.normalize('NFKC') === character && !/[\p{M}\p{N}]/u.test(character)) continue
    for (const word of wordsOf(character)) words.add(foldText(word))
  }
  const { rows } = await pool.query(
    `select count(portal.search_terms('norwegian', array[word], array[word], false))::int as asked
       from unnest($1::text[]) as word`,
    [[...words]],
  )
  expect(rows[0].asked).toBe(words.size)
})

it('falls back for every parameter that is out of range', () => {
  const fallback = { q: '', locale: 'no', kind: null, page: 1 }
  for (const page of ['0', '-1', 'abc', '1e9', '', '2; drop', ['x', '2']])
    expect(SearchQuery.parse({ page })).toEqual(fallback)
  expect(SearchQuery.parse({ locale: 'de', kind: '<b>', q: { x: 1 } })).toEqual(fallback)
  expect(SearchQuery.parse({ q: 'x'.repeat(10_000) }).q).toHaveLength(200)
  expect(SearchQuery.parse({ q: ['a', 'b'] }).q).toBe('a')
})

it('works without the extension for similar words', async () => {
  await database.execute(sql`drop extension pg_trgm cascade`)
  expect(await search('refusjn')).toMatchObject({ total: 0, correction: null })
  expect(hrefs(await search('refusjon'))).toEqual(['/side-1'])
})

describe('a page of a service that is switched off', () => {
  afterEach(() => holdServices({}))

  it('is not found at once, and not after the index is read again', async () => {
    const gym = document(1, 'Domus Athletica', 'Styrkerom, basseng og klatrevegg.', {
      contentType: 'gym',
      href: '/trening/treningssentre/domus-athletica',
    })
    const page = document(31, 'Klatrevegg', 'Slik klatrer du.', { href: '/trening/klatring' })
    await replaceDocuments(database, 'page', [31], [page])
    const find = async () => hrefs(await search('klatrevegg')).sort()
    expect(await find()).toEqual(['/trening/klatring', gym.href])
    holdServices({ sports: 'off' })
    expect(await search('domus athletica')).toMatchObject({ total: 0, kinds: [], hits: [] })
    expect(await find()).toEqual([])

    await replaceKind(database, 'gym', [gym])
    await replaceDocuments(database, 'page', [31], [page])
    holdServices({})
    expect(await find()).toEqual([])
    await replaceKind(database, 'gym', [gym])
    await replaceDocuments(database, 'page', [31], [page])
    expect(await find()).toEqual(['/trening/klatring', gym.href])
    await replaceDocuments(database, 'page', [31], [])
  })
})

it('is sent compressed', async () => {
  const api = createSearchApi({ database, clock: () => now })
  const answer = await api.request('/api/frontend/search?q=psykolog&locale=no', {
    headers: { 'accept-encoding': 'gzip' },
  })
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip'])
})
