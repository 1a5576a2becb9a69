import type { Page } from '@playwright/test'
import { addDays } from '../apps/portal/src/platform/time/date.ts'
import { osloDate } from '../apps/portal/src/platform/time/oslo.ts'
import { layoutShift, movedParts, observeLayoutShift } from './support/layout-shift.ts'
import { logIn, memberEmail } from './support/people.ts'
import { type DemoRole, enterAsDemoStaff } from './support/staff.ts'
import { expect, hydrated, test } from './support/test.ts'

/** Pages of the staff area, by who works there. Of lists, the first page below is opened too. */
const staffPages: Readonly<
  Partial<
    Record<DemoRole, { readonly pages: readonly string[]; readonly lists?: readonly string[] }>
  >
> = {
  caseworker: {
    pages: ['', '/saker/statistikk', '/innbetalinger', '/innbetalinger/filer', '/depositumsbelop'],
    lists: ['/saker'],
  },
  payouts: { pages: ['/utbetalinger', '/utbetalinger/filer', '/betalinger'] },
  sports: {
    pages: [
      '',
      '/trening/timeplan',
      '/trening/banekalender',
      '/trening/baner',
      '/trening/bruk',
      '/trening/foresporsler',
      '/trening/medlemmer',
    ],
    // Late in the evening no class of today is left.
    lists: [`/trening?day=${addDays(osloDate(new Date()), 1)}`],
  },
  contact: { pages: [''], lists: ['/henvendelser', '/nyhetsbrev'] },
  admin: {
    pages: [
      '',
      '/henvendelser/oppsett',
      '/medarbeidere',
      '/hendelseslogg',
      '/saker/oppsett',
      '/semesteravgift',
      '/trening/medlemskapstyper',
    ],
  },
}

for (const [role, { pages, lists = [] }] of Object.entries(staffPages))
  test(`nothing moves while pages for staff load: ${role}`, async ({ page, isMobile }) => {
    // The frame of the pages, which differs on a phone, is the same for all of them.
    test.skip(isMobile && role !== 'caseworker', 'one of them is enough on a phone')
    await observeLayoutShift(page)
    await enterAsDemoStaff(page, role as DemoRole)
    for (const path of pages) {
      await page.goto(`/ansatt${path}`)
      await expectStill(page)
    }
    for (const path of lists) {
      await page.goto(`/ansatt${path}`)
      await expectStill(page)
      const first = page.getByRole('rowheader').first().getByRole('link')
      await page.goto((await first.getAttribute('href')) ?? 'no address')
      await expectStill(page)
    }
  })

test('nothing moves while the pages of a member load', async ({ page }) => {
  await observeLayoutShift(page)
  await logIn(page, memberEmail(2))
  for (const path of [
    '',
    '/profil',
    '/sikkerhet',
    '/personvern',
    '/depositumskonto',
    '/trening',
    '/trening/mitt-medlemskap',
    '/trening/okonomi',
    '/trening/beskjeder',
    '/trening/nettrening',
    '/trening/pt',
  ]) {
    await page.goto(`/min-side${path}`)
    await expectStill(page)
  }
})

test('nothing moves while pages of visitors are hydrated', async ({ page }) => {
  await observeLayoutShift(page)
  for (const path of ['/kontakt', '/logg-inn', '/trening/medlemskap', '/trening/gruppetimer']) {
    await page.goto(path)
    await hydrated(page)
    await expectStill(page)
  }
})

async function expectStill(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page), await movedParts(page)).toBeLessThan(0.02)
}
