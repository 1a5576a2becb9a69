import type { APIRequestContext } from '@playwright/test'
import pg from 'pg'
import { cmsUrl, portalUrl } from './support/addresses.ts'
import { Admin } from './support/admin.ts'
import { expect, test } from './support/test.ts'

test.skip(({ isMobile }) => isMobile, 'editors work at a desk')
test.use({ locale: 'nb-NO' })
// One after the other: of two logins of one editor at the same moment Payload keeps one.
test.describe.configure({ mode: 'default', timeout: 240_000 })

const publisher = 'editor@trivsel.example'

type Kind = {
  collection: string
  no: string
  en: string
  /** Shown at another address than its own: by its number, which no name changes. */
  byId?: true
}

/** The others have the same pages in the admin; `editor-kinds.spec.ts` goes through all of them. */
const kinds: Kind[] = [
  { collection: 'pages', no: '/', en: '/en/' },
  { collection: 'events', no: '/arrangementer/', en: '/en/event-calendar/', byId: true },
]

/** What a visitor gets, without following. */
async function visit(request: APIRequestContext, path: string) {
  const answer = await request.get(portalUrl + path, { maxRedirects: 0 })
  return { status: answer.status(), text: await answer.text(), location: answer.headers().location }
}

for (const { collection, no, en, byId } of kinds)
  test(`one of ${collection} goes from a draft to the site and off it again`, async ({
    page,
    playwright,
  }) => {
    const admin = new Admin(page)
    await admin.logIn(publisher)
    const mark = `Prøve ${collection} ${Date.now()}`
    const slug = mark
      .toLowerCase()
      .replace('ø', 'o')
      .replaceAll(/[^a-z0-9]+/g, '-')
    // A visitor who is nobody: no cookie of the editor's, none of the preview.
    const visitor = await playwright.request.newContext()
    const eventually = (path: string) =>
      expect.poll(async () => (await visit(visitor, path)).status, {
        intervals: [50],
        timeout: 2_000,
        message: path,
      })

    await admin.startNew(collection)
    await admin.fill('displayName', mark)
    if (collection === 'events') {
      await page.getByRole('button', { name: 'Tid og sted' }).click()
      await page.locator('#field-startsAt input').fill('24.12.2026 12:00')
      await page.keyboard.press('Enter')
    }
    const id = await admin.saveFirstDraft()
    const at = byId ? String(id) : slug

    try {
      await test.step('a draft is seen by the editor and by nobody else', async () => {
        await admin.open(collection, id)
        const seen = await admin.preview()
        await expect(seen.getByRole('heading', { level: 1 })).toHaveText(mark)
        expect((await visit(visitor, no + at)).status).toBe(404)
        await seen.close()
      })

      await test.step('published, it is on the site within two seconds', async () => {
        await admin.open(collection, id)
        await admin.publish()
        await eventually(no + at).toBe(200)
        expect((await visit(visitor, no + at)).text).toContain(mark)
      })

      await test.step('translated, it is there in English too', async () => {
        await admin.open(collection, id, 'en')
        await admin.fill('displayName', `${mark} english`)
        await admin.publish()
        await eventually(en + (byId ? at : `${slug}-english`)).toBe(200)
        const english = await visit(visitor, en + (byId ? at : `${slug}-english`))
        expect(english.text).toContain(`${mark} english`)
      })

      if (!byId)
        await test.step('renamed, its old address leads on', async () => {
          await admin.open(collection, id)
          await admin.fill('slug', `${slug}-ny`)
          await admin.publish()
          await eventually(`${no}${slug}-ny`).toBe(200)
          await eventually(no + slug).toBe(301)
          expect((await visit(visitor, no + slug)).location).toBe(`${no}${slug}-ny`)
        })

      await test.step('unpublished, it is removed in both languages', async () => {
        await admin.open(collection, id)
        await admin.takeDown()
        await eventually(no + (byId ? at : `${slug}-ny`)).toBe(404)
        await eventually(en + (byId ? at : `${slug}-english`)).toBe(404)
      })
    } finally {
      await admin.delete(collection, id)
      await visitor.dispose()
    }
  })

/** The time for which the page is scheduled has come. */
async function timeHasCome(pageId: number): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `update cms.payload_jobs set wait_until = now()
        where wait_until > now() and input #>> '{doc,value}' = $1`,
      [String(pageId)],
    )
    expect(rowCount).toBe(1)
  } finally {
    await client.end()
  }
}

test.describe('in English', () => {
  test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
  test.use({ locale: 'en-GB' })

  test('a page that is scheduled appears on the site by itself', async ({ page, playwright }) => {
    const admin = new Admin(page)
    await admin.logIn(publisher)
    const mark = `Planlagt ${Date.now()}`
    await admin.startNew('pages')
    await admin.fill('displayName', mark)
    const id = await admin.saveFirstDraft()
    const visitor = await playwright.request.newContext()
    try {
      await admin.open('pages', id)
      await page.locator('#action-save').locator('..').locator('.popup-button').click()
      await page.locator('#schedule-publish').click()
      const drawer = page.locator('.schedule-publish')
      await expect(drawer).toContainText('Oslo')
      await drawer.getByText('Publish', { exact: true }).click()
      await drawer
        .locator('input#time, #time input')
        .first()
        .fill(drawerMinute(Date.now() + 3_600_000))
      await page.keyboard.press('Enter')
      await page.locator('#scheduled-publish-save').click()
      await expect(drawer.locator('table')).toBeVisible()
      const path = `/${mark.toLowerCase().replace(' ', '-')}`
      expect((await visit(visitor, path)).status).toBe(404)
      await timeHasCome(id)
      await expect
        .poll(async () => (await visit(visitor, path)).status, {
          timeout: 60_000,
          intervals: [1_000],
        })
        .toBe(200)
    } finally {
      await admin.delete('pages', id)
      await visitor.dispose()
    }
  })
})

/** As the drawer writes a moment in English: `Dec 24, 2026 12:00 PM`. */
function drawerMinute(moment: number): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'Europe/Oslo',
      dateStyle: 'medium',
      timeStyle: 'short',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  const [month, day, year] = [part('month'), part('day'), part('year')]
  return `${month} ${day}, ${year} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
}

test('the start page says what waits, and what is used cannot be deleted', async ({ page }) => {
  const admin = new Admin(page)
  await admin.logIn(publisher)
  await expect(page.getByRole('heading', { name: /^Utkast som venter/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ny side' }).click()
  const top = `Øverst ${Date.now()}`
  await admin.fill('displayName', top)
  const topId = await admin.saveFirstDraft()
  const link = { kind: 'internal', internalReference: { relationTo: 'pages', value: topId } }
  const belowId = await admin.addDraft('pages', {
    displayName: `Under ${top}`,
    navBlocks: [{ title: 'Opp', link }],
  })
  try {
    await admin.open('pages', topId)
    const used = page.locator('.trivsel-usage')
    await expect(used.getByRole('link', { name: `Under ${top}` })).toHaveAttribute(
      'href',
      new RegExp(`/pages/${belowId}$`),
    )
    const refused = await admin.delete('pages', topId)
    expect(refused.status()).toBe(400)
    expect(await refused.text()).toContain(`Under ${top}`)
    await page.goto(`${cmsUrl}/admin/broken-links`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brutte lenker')
  } finally {
    await admin.delete('pages', belowId)
    await admin.delete('pages', topId)
  }
})
