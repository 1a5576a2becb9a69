import { randomUUID } from 'node:crypto'
import { locales } from '@trivsel/content-contract/locales'
import pg from 'pg'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    page: '/foreninger/finn-forening',
    siteSearch: '/sok',
    heading: 'Finn forening',
    words: 'Søk etter navn eller formål',
    search: 'Søk',
    one: '1 forening',
    none: 'Ingen foreninger passer',
    clear: 'Fjern søk og filtre',
    inactive: 'Foreningen er inaktiv',
    closed: 'Foreningen er lagt ned',
    otherLanguage: 'Denne teksten finnes bare på',
  },
  en: {
    page: '/en/associations/find-your-association',
    siteSearch: '/en/search',
    heading: 'Find your association',
    words: 'Search by name or purpose',
    search: 'Search',
    one: '1 association',
    none: 'No associations match',
    clear: 'Clear search and filters',
    inactive: 'This association is inactive',
    closed: 'This association is closed',
    otherLanguage: 'This text is only available in',
  },
} as const

type Added = { word: string; choir: string; games: string; inactive: string; closed: string }

/** Four associations whose names have a word that no other has. */
async function addAssociations(
  contactEmail: string | null = null,
): Promise<Added & { id: string }> {
  const word = `prøve${randomUUID().slice(0, 8)}`
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  const add = async (
    name: string,
    values: { state?: string; reason?: string; languages?: string[]; welcomes?: boolean } = {},
  ) => {
    const slug = `${name.toLowerCase()}-${word}`.replaceAll('ø', 'o')
    const {
      state = 'active',
      reason = 'approved',
      languages: spoken = ['no'],
      welcomes = false,
    } = values
    const { rows } = await client.query<{ id: string }>(
      `insert into portal.association (slug, name, purpose, description, how_to_join, languages,
         welcomes_new, state, state_reason, confirmed_at)
       values ($1, $2, $3, $4, '{"no": "", "en": ""}', $5, $6, $7, $8, now()) returning id`,
      [
        slug,
        `${name} ${word}`,
        { no: 'Vi synger på tirsdager', en: '' },
        { no: 'Kom innom.\n\n<b>Alle</b> kan synge.', en: '' },
        spoken,
        welcomes,
        state,
        reason,
      ],
    )
    return { slug, id: rows[0]?.id ?? '' }
  }
  try {
    const choir = await add('Fjordklang', { languages: [...locales] })
    const games = await add('Terning', { welcomes: true })
    const inactive = await add('Lerret', { state: 'inactive', reason: 'not-confirmed' })
    const closed = await add('Aare', { state: 'closed', reason: 'by-board' })
    if (contactEmail)
      await client.query(
        `insert into portal.association_contact (association_id, user_id)
         select $1, id from portal."user" where email = $2`,
        [choir.id, contactEmail],
      )
    return {
      word,
      id: choir.id,
      choir: choir.slug,
      games: games.slug,
      inactive: inactive.slug,
      closed: closed.slug,
    }
  } finally {
    await client.end()
  }
}

for (const language of languages) {
  const text = texts[language]

  test(`a student finds an association (${language})`, async ({ page, expectAccessible }) => {
    const { word, choir, inactive, closed } = await addAssociations()
    const main = page.getByRole('main')
    await page.goto(text.page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)

    await test.step('a word in another spelling finds both that are active', async () => {
      await main.getByLabel(text.words).fill(word.replace('ø', 'O').toUpperCase())
      await main.getByRole('button', { name: text.search, exact: true }).click()
      await expect(main.getByRole('article')).toHaveCount(2)
      await expectAccessible()
    })

    await test.step('filters narrow it, and the empty list leads back', async () => {
      const query = `q=${encodeURIComponent(word)}`
      await page.goto(`${text.page}?${query}&language=en`)
      await expect(main.getByRole('status').filter({ hasText: text.one })).toBeVisible()
      await page.goto(`${text.page}?${query}&language=en&welcomes=yes`)
      await expect(main.getByText(text.none)).toBeVisible()
      await expectAccessible()
      await main.getByRole('link', { name: text.clear }).click()
      await expect(page).toHaveURL(text.page)
    })

    await test.step('its page shows markup as text, and the other language as that', async () => {
      await page.goto(`${text.page}/${choir}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Fjordklang ${word}`)
      await expect(main.getByText('<b>Alle</b> kan synge.')).toBeVisible()
      if (language === 'en') {
        await expect(main.getByText(text.otherLanguage)).toBeVisible()
        await expect(main.locator('[lang="nb"]').first()).toBeVisible()
      }
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the search of the site finds it too, a moment after it is there', async () => {
      await expect(async () => {
        await page.goto(`${text.siteSearch}?q=${encodeURIComponent(word)}`)
        await expect(main.getByRole('link', { name: `Fjordklang ${word}` })).toBeVisible({
          timeout: 1_000,
        })
      }).toPass({ timeout: 10_000 })
      await expect(main.getByRole('link', { name: `Lerret ${word}` })).toHaveCount(0)
      await expectAccessible()
    })

    await test.step('one that is inactive or closed says so', async () => {
      await page.goto(`${text.page}/${inactive}`)
      await expect(main.getByText(text.inactive)).toBeVisible()
      await page.goto(`${text.page}/${closed}`)
      await expect(main.getByText(text.closed)).toBeVisible()
      await expectAccessible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search keeps the filters, and a card leads to the page', async ({ page }) => {
    const text = texts.no
    const { word } = await addAssociations()
    await page.goto(`${text.page}?welcomes=yes`)
    await page.getByLabel(text.words).fill(word)
    await page.getByRole('button', { name: text.search, exact: true }).click()
    await expect(page).toHaveURL(/welcomes=yes/)
    await page
      .getByRole('article')
      .getByRole('link', { name: `Terning ${word}` })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Terning ${word}`)
  })
})

test('a visitor writes to an association that shows no address', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'the form is the same')
  const { choir, games } = await addAssociations(memberEmail(17))
  const main = page.getByRole('main')

  await test.step('by the page of its own that the form has', async () => {
    await page.goto(`/foreninger/finn-forening/${choir}`)
    await main.getByRole('link', { name: 'Skriv til Fjordklang' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Skriv til Fjordklang')
    await main.getByLabel('Fornavn').fill('Ada')
    await main.getByLabel('Etternavn').fill('Nordmann')
    await main.getByLabel('E-post').fill('ada@example.org')
    await main.getByLabel('Melding', { exact: true }).fill('Når øver dere?')
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    await main.getByRole('button', { name: 'Send melding' }).dblclick()
    await expect(main.getByText('Meldingen er sendt')).toBeVisible()
  })

  await test.step('one with nobody to read it says so', async () => {
    await page.goto(`/en/associations/find-your-association/${games}`)
    await expect(main.getByRole('link', { name: 'Write to' })).toHaveCount(0)
    await page.goto(`/en/associations/find-your-association/${games}/message`)
    await expect(main.getByText('The association cannot receive messages')).toBeVisible()
  })
})

test('a contact person changes the public page, and another one is told of it', async ({
  page,
  browser,
  isMobile,
  expectAccessible,
}) => {
  test.skip(isMobile, 'the form is the same')
  const email = memberEmail(16)
  const { id, choir } = await addAssociations(email)
  await logIn(page, email)
  const address = `/min-side/foreninger/detaljer/${id}/profil`
  await page.goto(address)
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Lagre' })
  await expect(main.getByLabel('Formål på norsk')).toHaveValue('Vi synger på tirsdager')
  await expectAccessible()

  await test.step('a reload keeps what was typed', async () => {
    await main.getByLabel('Formål på engelsk').fill('We sing on Tuesdays')
    await page.reload()
    await expect(main.getByLabel('Formål på engelsk')).toHaveValue('We sing on Tuesdays')
  })

  const other = await browser.newContext()
  await logIn(other, email)
  const second = await other.newPage()
  await second.goto(address)
  await expect(second.getByLabel('Nettsted')).toBeVisible()

  await test.step('what is wrong is said beside its field', async () => {
    await main.getByLabel('Nettsted').fill('http://example.org')
    await save.click()
    await expect(main.getByRole('alert').first()).toContainText('https://example.no')
    await main.getByLabel('Nettsted').fill('https://fjordklang.example.org')
    await save.dblclick()
    await expect(page.getByText('Den offentlige siden er lagret.')).toBeVisible()
  })

  await test.step('the second one keeps their text and can save it', async () => {
    await second.getByLabel('Organisasjonsnummer').fill('974760673')
    await second.getByRole('button', { name: 'Lagre' }).click()
    await expect(second.getByRole('alert').first()).toContainText('Noen andre har lagret')
    await expect(second.getByLabel('Organisasjonsnummer')).toHaveValue('974760673')
    await expect(second.getByLabel('Nettsted')).toHaveValue('https://fjordklang.example.org')
    await second.getByRole('button', { name: 'Lagre' }).click()
    await expect(second.getByText('Den offentlige siden er lagret.')).toBeVisible()
    await other.close()
  })

  await test.step('everybody sees it a moment later', async () => {
    await expect(async () => {
      await page.goto(`/en/associations/find-your-association/${choir}`)
      await expect(page.getByText('We sing on Tuesdays')).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 10_000 })
    await expect(page.getByRole('link', { name: 'fjordklang.example.org' })).toBeVisible()
  })
})
