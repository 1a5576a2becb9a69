import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server'
import {
  addressPrefixOf,
  isLocale,
  type Locale,
  languageOf,
  perLocale,
} from '@trivsel/content-contract/locales'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { demoOrganisation } from '#core/organisation/demo/demo-organisation.ts'
import { buildInvoice } from '#features/deposit-account/letters/letters.testing.ts'
import { writeInvoice } from '#features/deposit-account/letters/write-invoice.server.ts'
import { baseLocale, overwriteGetLocale } from '#locale'
import { textOfPreview } from '#platform/mail/mail-preview.ts'
import { provideRenderContext } from '#platform/render-context.ts'
import { pageIds, pagePath } from '#platform/routing/route-table.ts'
import { features } from '../../features.server.ts'
import { getRouter } from '../../router.tsx'
import { markText, thirdLocale, unmarkedParts } from './mark-texts.ts'
import { ownLinks, shownTexts } from './read-page.ts'

/*
 * `npm test` adds a made-up language to a copy of the repository, and runs these tests there
 * (scripts/third-locale). The repository itself has no such language.
 */
const locale = thirdLocale as Locale
const portalUrl = 'https://portal.example'

/** Pages whose texts are no messages. */
const withOwnTexts: Readonly<Record<string, string>> = {
  parts: 'shows developers the parts of the pages, in English',
}
const pages = pageIds.filter((id) => !(id in withOwnTexts))

/** Its name counts as a text of the language; addresses and hours are what an organisation writes. */
const organisation = {
  ...demoOrganisation,
  name: perLocale(() => markText('Trivsel')),
  postalAddress: '',
  visitingAddress: '',
  email: '',
  openingHours: perLocale(() => ''),
}

/** Mails whose texts are not in the language of who gets them. */
const inOneLanguage: Readonly<Record<string, string>> = {
  'inquiry-new': 'to the staff, in Norwegian',
  'inquiry-confidential': 'to the staff, in Norwegian',
  'inquiry-replied': 'to the staff, in Norwegian',
  'service-new': 'to the staff, in Norwegian',
  'association-contacts': 'written by staff',
  'association-member-removed': 'has what the board wrote',
  'association-message': 'written by a visitor',
  'association-newsletter-issue': 'written by the board of an association',
  'course-ticket-replaced': 'in every language: its reader has no account',
  'course-ticket-valid': 'in every language: its reader has no account',
  'grant-case-changes-asked': 'has what staff wrote',
  'grant-case-refused': 'has what staff wrote',
  'grant-case-moved': 'has what staff wrote',
  'grant-case-withdrawn': 'has what staff wrote',
  'newsletter-issue': 'written by staff, and stored in two languages',
}
const mails = features
  .flatMap(({ mailPreviews = [] }) => mailPreviews)
  .filter(({ name }) => !(name in inOneLanguage))

describe.runIf(isLocale(thirdLocale))('a made-up language', () => {
  beforeEach(() => {
    overwriteGetLocale(() => locale)
    // React says that the addresses of style sheets are empty here.
    vi.spyOn(console, 'error').mockReturnValue()
    provideRenderContext(() => ({
      origin: portalUrl,
      screen: 'large',
      preview: false,
      mapAttribution: null,
      organisation,
      dispatch: answerEmpty,
      reportFailure: () => undefined,
    }))
  })
  afterAll(() => {
    overwriteGetLocale(() => baseLocale)
    provideRenderContext(() => ({}))
    vi.restoreAllMocks()
  })

  it('has pages and mails', () => {
    expect(pages.length).toBeGreaterThan(90)
    expect(mails.length).toBeGreaterThan(50)
  })

  it.each(pages)('is the only one on the page %s', async (id) => {
    const params = {
      slug: 'some',
      id: '1',
      eventId: '1',
      applicationId: '1',
      path: 'some',
      code: 'KQ7M3WPRX2TZN5HVABCDEFGHIJ',
    }
    const html = await render(pagePath(id, locale, params))
    const texts = shownTexts(html)
    expect(html).toContain(`<html lang="${languageOf(locale)}"`)
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.flatMap(unmarkedParts)).toEqual([])
    const elsewhere = new RegExp(`^(?!${addressPrefixOf(locale)}(?:[/?#]|$)|/api/)`)
    expect(ownLinks(html).filter((href) => elsewhere.test(href))).toEqual([])
  })

  it.each(mails.map((mail) => [mail.name, mail] as const))(
    'is the only one in the mail %s',
    (_, { compose }) => {
      const mail = compose({ portalUrl, locale })
      // The code of a currency is the same in all languages.
      const text = `${mail.subject}\n${textOfPreview(mail)}`.replaceAll('NOK', '')
      expect(unmarkedParts(text)).toEqual([])
    },
  )

  it('is the only one in a PDF, but for names and the formats of dates', async () => {
    const {
      language,
      title = '',
      outline,
    } = await readPdf(await writeInvoice(buildInvoice({ locale })))
    expect(language).toBe('de-DE')
    expect(unmarkedParts(title)).toEqual([])
    expect(unmarkedParts(textsOf(outline))).toEqual([
      'Trivsel',
      'Eksempelveien 1, 0001 Oslo',
      'Mai Thi Nguyen 12 Le Loi Street Ward 4 530000 Hue Vietnam',
      '20. Mai 2026',
      '15. Juni 2026',
      'NOK 166.859,00',
      'NOK 0,00',
      'NOK 166.859,00',
      'Trivsel',
      'Eksempelbanken',
      'IBAN',
      'NO93 8601 1117 947',
      'BIC (SWIFT)',
      'DEMONOK0XXX',
      'Mai Thi Nguyen 15.08.2001 204518',
    ])
  })
})

/** Of the lines `P: text`, without spaces that do not break. */
const textsOf = (outline: string) =>
  outline.replaceAll('\u00a0', ' ').replaceAll(/^ *\w+:? ?/gm, '')

/** Editors have written nothing: lists are empty, and the frame of the site is its own. */
async function answerEmpty(path: string): Promise<Response> {
  return /\/content\/\w+List\b/.test(path)
    ? Response.json({ fixedPage: null, items: [], total: 0, page: 1, studyPlaces: [] })
    : Response.json({ error: 'NOT_FOUND' }, { status: 404 })
}

async function render(address: string): Promise<string> {
  const request = new Request(portalUrl + address)
  const handle = createRequestHandler({ createRouter: getRouter, request })
  const response = await handle(
    async ({ router }) => new Response(renderToString(createElement(RouterServer, { router }))),
  )
  return response.text()
}
