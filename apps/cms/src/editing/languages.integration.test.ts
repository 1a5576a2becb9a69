import type { Locale } from '@trivsel/content-contract/locales'
import { expect, it } from 'vitest'
import { paragraph } from '../testing/editor-state.ts'
import { runQuery } from '../testing/run-query.ts'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()

type Data = Record<string, unknown>

const save = (id: number, locale: Locale, data: Data, more: object = {}) =>
  payload.update({ collection: 'pages', id, locale, data, ...more })
const show = async (path: string, locale: Locale) =>
  (await runQuery(payload, 'pageByPath', { locale, path })).data

const norwegianOnly = /norsk|Ingress|Brødtekst|Blokk|Snarvei|Flis|Knapp/

it('shows nothing in English that was written in Norwegian, with and without an English name', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'no',
    data: {
      displayName: 'Bare norsk',
      ingress: 'Ingress på norsk',
      richText: paragraph('Brødtekst på norsk'),
      blocks: [
        {
          header: 'Blokk på norsk',
          content: paragraph('Blokktekst på norsk'),
          link: { kind: 'external', externalUrl: 'https://nav.no', text: 'Knapp på norsk' },
        },
      ],
      navBlocks: [{ title: 'Snarvei på norsk', text: 'Tekst på norsk' }],
      faqTiles: [{ link: { kind: 'external', externalUrl: 'https://nav.no', text: 'Flis' } }],
      _status: 'published',
    } as never,
  })
  expect(await show('bare-norsk', 'en')).toBeNull()
  await save(id, 'en', { displayName: 'English too', _status: 'published' })
  const page = await show('english-too', 'en')
  expect(page).toMatchObject({ displayName: 'English too', ingress: null, richText: [] })
  expect(JSON.stringify({ ...page, alternates: null })).not.toMatch(norwegianOnly)
  const { data } = await runQuery(payload, 'searchDocuments', {
    contentType: 'page',
    ids: [id],
    page: 1,
    pageSize: 10,
  })
  const english = data.items.filter(({ locale }) => locale === 'en')
  expect(JSON.stringify(english)).not.toMatch(norwegianOnly)
})

it('publishes one language alone, and keeps the draft of the other waiting', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'no',
    data: { displayName: 'To språk', ingress: 'Gammel', _status: 'published' },
  })
  await save(id, 'en', { displayName: 'Two languages', ingress: 'Old', _status: 'published' })
  await save(id, 'no', { ingress: 'Ny' }, { draft: true })
  await save(id, 'en', { ingress: 'Half translated' }, { draft: true })
  await save(id, 'no', { _status: 'published' }, { publishSpecificLocale: 'no' })
  expect(await show('to-sprak', 'no')).toMatchObject({ ingress: 'Ny' })
  expect(await show('two-languages', 'en')).toMatchObject({ ingress: 'Old' })
  const waiting = await payload.findByID({ collection: 'pages', id, locale: 'en', draft: true })
  expect(waiting.ingress).toBe('Half translated')
})
