import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { openDesk } from '../../../../../e2e/support/staff.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    page: '/foreninger/tilskudd',
    association: '/foreninger/finn-forening',
    figures: '/ansatt/tilskudd/tall',
    heading: 'Tilskudd til foreninger',
    type: 'Tilskuddstype',
    file: 'Last ned som regneark',
    feed: 'Følg nye tilskudd (Atom)',
    of: 'av 2 000 kr som det ble søkt om',
    refused: '1 søknad fikk avslag',
    to: 'Tilskudd foreningen har fått',
    figuresHeading: 'Tall for tilskudd',
    byType: 'Etter tilskuddstype',
  },
  en: {
    page: '/en/associations/grants',
    association: '/en/associations/find-your-association',
    figures: '/en/staff/grants/figures',
    heading: 'Grants to associations',
    type: 'Type of grant',
    file: 'Download as a spreadsheet',
    feed: 'Follow new grants (Atom)',
    of: 'of 2 000 kr that was applied for',
    refused: '1 application was refused',
    to: 'Grants to the association',
    figuresHeading: 'Figures for grants',
    byType: 'By type of grant',
  },
} as const

type Added = { word: string; slug: string; typeId: string; decisionId: string }

/** A type of grant of its own, with one application that got less, and one that got nothing. */
async function addGrants(client: pg.Client): Promise<Added> {
  const word = `tilskudd${randomUUID().slice(0, 8)}`
  const add = async (statement: string, values: readonly unknown[]) =>
    (await client.query<{ id: string }>(`${statement} returning id`, [...values])).rows[0]?.id ?? ''
  const associationId = await add(
    `insert into portal.association (slug, name, purpose, description, how_to_join, languages,
       state, state_reason, confirmed_at)
     values ($1, $1, $2, $2, $2, '{no}', 'active', 'approved', now())`,
    [word, { no: 'Vi synger', en: 'We sing' }],
  )
  const typeId = await add(
    `insert into portal.grant_type (name, description, most_ore) values ($1, $2, 1000000)`,
    [
      { no: word, en: word },
      { no: '', en: '' },
    ],
  )
  const reasonId = await add(
    `insert into portal.grant_reason (kind, name, text) values ('reduced', $1, $1)`,
    [{ no: 'Mange søknader', en: 'Many applications' }],
  )
  const roundId = await add(
    `insert into portal.grant_round (name, opens_at, deadline_at, meets_at, earliest_event_on, budget_year)
     values ($1, now() - interval '60 days', now() - interval '30 days', now() - interval '10 days',
       current_date, extract(year from now()))`,
    [{ no: word, en: word }],
  )
  const content = {
    title: 'Konsert i hagen',
    summary: 'En konsert der alle kan være med.',
    description: '',
    startsOn: null,
    endsOn: null,
    place: '',
    participants: null,
    requestedOre: 200_000,
    costs: [],
    income: [],
  }
  let decisionId = ''
  for (const amountOre of [120_000, 0]) {
    const applicationId = await add(
      `insert into portal.grant_application (applicant_kind, association_id, type_id, round_id,
         reference, language, draft, sent_version, first_sent_at)
       values ('association', $1, $2, $3, $4, 'no', $5, 1, now() - interval '40 days')`,
      [associationId, typeId, roundId, `${word}-${amountOre}`, content],
    )
    await client.query(
      `insert into portal.grant_application_version (application_id, number, content, title,
         requested_ore, files, sent_at)
       values ($1, 1, $2, $3, 200000, '[]', now() - interval '40 days')`,
      [applicationId, content, content.title],
    )
    const added = await add(
      `insert into portal.grant_decision (application_id, number, basis, outcome, amount_ore,
         reason_ids, application_version, decided_at)
       values ($1, 1, 'meeting', $2, $3, $4, 1, now() - interval '5 days')`,
      [
        applicationId,
        amountOre > 0 ? 'granted' : 'refused',
        amountOre,
        amountOre > 0 ? [reasonId] : [],
      ],
    )
    if (amountOre === 0) continue
    decisionId = added
    await client.query(
      `insert into portal.grant_award (application_id, amount_ore, accept_by)
       values ($1, $2, current_date + 20)`,
      [applicationId, amountOre],
    )
  }
  return { word, slug: word, typeId, decisionId }
}

for (const language of languages) {
  const text = texts[language]

  test(`everybody reads what was granted (${language})`, async ({
    page,
    browser,
    request,
    expectAccessible,
  }) => {
    const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
    await client.connect()
    const { word, slug, typeId, decisionId } = await addGrants(client)
    const main = page.getByRole('main')

    await test.step('to whom, for what, how much and why not more', async () => {
      await page.goto(text.page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
      await main.getByLabel(text.type).selectOption({ label: word })
      await expect(page).toHaveURL(({ searchParams }) => searchParams.get('type') === typeId)
      const grant = main.getByRole('article')
      await expect(grant).toHaveCount(1)
      await expect(grant).toContainText('Konsert i hagen')
      await expect(grant.getByText(text.of)).toBeVisible()
      await expect(main.getByText(text.refused)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible()
    })

    await test.step('the same as a table and as a feed', async () => {
      const file = await main.getByRole('link', { name: text.file }).getAttribute('href')
      const table = await (await request.get(file ?? '')).text()
      expect(table.trim().split('\r\n')).toHaveLength(2)
      expect(table).toContain('Konsert i hagen')
      const feed = await main.getByRole('link', { name: text.feed }).getAttribute('href')
      expect((await request.get(feed ?? '')).headers()['content-type']).toContain('atom+xml')
    })

    await test.step('without JavaScript the filter is sent with a button', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: portalUrl })
      const plain = await context.newPage()
      await plain.goto(text.page)
      await plain.getByLabel(text.type).selectOption({ label: word })
      await plain.locator('main form button[type=submit]').first().click()
      await expect(plain.getByRole('main').getByRole('article')).toHaveCount(1)
      await context.close()
    })

    await test.step('the page of the association has it, too', async () => {
      await page.goto(`${text.association}/${slug}`)
      await expect(main.getByRole('heading', { name: text.to })).toBeVisible()
      await expect(main.getByText('Konsert i hagen')).toBeVisible()
      await expectAccessible()
    })

    await test.step('a letter that was corrected is corrected within seconds', async () => {
      await client.query(
        `update portal.grant_decision set amount_ore = 150000, reason_ids = '{}' where id = $1`,
        [decisionId],
      )
      await expect(async () => {
        await page.goto(`${text.page}?type=${typeId}`)
        await expect(main.getByRole('article')).toContainText(/1\s500\skr/, { timeout: 500 })
      }).toPass({ timeout: 20_000 })
    })

    await test.step('staff have the figures', async () => {
      const desk = await openDesk(browser, 'caseworker')
      await desk.goto(text.figures)
      await expect(desk.getByRole('heading', { level: 1 })).toHaveText(text.figuresHeading)
      const types = desk.getByRole('table', { name: text.byType })
      await expect(types.getByRole('row').filter({ hasText: word })).toContainText('38')
      await desk.context().close()
    })

    await client.end()
  })
}
