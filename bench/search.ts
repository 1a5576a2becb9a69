import type { SearchDocument } from '@trivsel/content-contract/published'
import { SearchQuery } from '../apps/portal/src/features/search/contract.ts'
import { replaceKind } from '../apps/portal/src/features/search/save-documents.server.ts'
import { searchPages } from '../apps/portal/src/features/search/search-pages.server.ts'
import { connectDatabase } from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { migrateDatabase } from '../apps/portal/src/platform/migrate-database.server.ts'
import { databaseUrl, dropDatabase, onServer } from '../scripts/postgres/on-server.ts'
import { median } from './load.ts'
import type { Result } from './results.ts'
import { createTexts } from './search-texts.ts'

const pages = 5_000
const wordsOnPage = 400
const rounds = 20
const target = 50

/** From the commonest word of all, which is on most pages, to words that nobody has written. */
const queries: readonly [what: string, q: string][] = [
  ['a word on most pages', 'student'],
  ['a common word', 'treningssenter'],
  ['two common words', 'trening student'],
  ['an unfinished word', 'barneh'],
  ['one letter', 's'],
  ['a rare word', 'refusjon'],
  ['three words', 'søknad om barnehageplass høst'],
  ['a misspelt word', 'refusjn'],
  ['two misspelt words', 'trenigssenter barnehgae'],
  ['words that are on no page together', 'refusjon klatrevegg sjakkbrett'],
  ['nothing that exists', 'xqzwv'],
  ['ten words', 'hvordan søker jeg om refusjon av utgifter til lege og tannlege'],
]

/** Time of one search, from the words to the highlighted answer, on 5,000 pages of one language. */
export async function measureSearch(serverUrl: string): Promise<Result> {
  const name = 'search_benchmark'
  await dropDatabase(serverUrl, name)
  await onServer(serverUrl, `create database ${name}`)
  const url = databaseUrl(serverUrl, name)
  try {
    await migrateDatabase(url)
    const { database, close } = connectDatabase(url, { size: 2, log: createLog('silent') })
    try {
      const filling = performance.now()
      await replaceKind(database, 'page', createPages())
      await database.execute('vacuum analyze portal.search_document, portal.search_word')
      const filled = performance.now() - filling
      const rows: string[][] = []
      const all: number[] = []
      for (const [what, q] of queries) {
        const query = SearchQuery.parse({ q })
        const times: number[] = []
        let total = 0
        for (let round = 0; round < rounds; round += 1) {
          const start = performance.now()
          total = (await searchPages(database, query, new Date())).total
          times.push(performance.now() - start)
        }
        all.push(...times)
        rows.push([what, q, String(total), shown(median(times)), shown(Math.max(...times))])
      }
      return {
        name: `Search on ${pages.toLocaleString('en')} pages of ${wordsOnPage} words`,
        figures: [
          {
            what: 'Search on 5,000 pages, slowest query, median of its rounds (ms)',
            value: Math.max(...rows.map(([, , , time]) => Number(time))),
            target,
            smallerIsBetter: true,
            digits: 1,
          },
        ],
        table: [['query', 'words', 'pages found', 'median ms', 'worst ms'], ...rows],
        details: [
          `all ${all.length} searches: median ${shown(median(all))} ms; reading all pages took ${(filled / 1_000).toFixed(1)} s`,
        ],
      }
    } finally {
      await close()
    }
  } finally {
    await dropDatabase(serverUrl, name)
  }
}

const shown = (milliseconds: number) => milliseconds.toFixed(1)

function createPages(): SearchDocument[] {
  const createText = createTexts()
  return Array.from({ length: pages }, (_, index) => ({
    contentType: 'page' as const,
    id: index + 1,
    locale: 'no' as const,
    href: `/side-${index + 1}`,
    ...createText({ title: 4, description: 18, text: wordsOnPage }),
    updatedAt: '2026-11-01T10:00:00.000Z',
    lastDay: null,
  }))
}
