/**
 * `npm run screens`: pictures of each kind of page for docs/screens, from the site that runs at
 * PORTAL_URL (http://localhost:3000), phone and desktop, both languages.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium as playwright } from '@playwright/test'
import { type ListedKind, listedKindNames, listedKinds } from '@trivsel/content-contract/kinds'
import sharp from 'sharp'
import { chromium, chromiumArguments } from '../e2e/support/chromium.ts'
import { logIn } from '../e2e/support/people.ts'
import { type DemoRole, enterAsDemoStaff } from '../e2e/support/staff.ts'

type Screen = {
  name: string
  title: string
  no: string
  en: string
  /** Follows the first link to a page below the address. */
  firstItem?: true
  /** Follows the link of the first row of its table. */
  firstRow?: true
  /** Opens the first accordion. */
  open?: true
  /** Who sees it, of the demo: a member's address, or a role of the staff. */
  member?: string
  staff?: DemoRole
}

const screens: Screen[] = [
  { name: 'front', title: 'Front page', no: '/', en: '/en' },
  ...listedKindNames.flatMap(listOf),
  { name: 'doctors', title: 'Doctors', no: '/helse/leger', en: '/en/health/doctors', open: true },
  {
    name: 'dentists',
    title: 'Dentists',
    no: '/helse/tannleger',
    en: '/en/health/dentists',
    open: true,
  },
  {
    name: 'personal-trainers',
    title: 'Personal trainers',
    no: '/trening/personlige-trenere',
    en: '/en/sports/personal-trainers',
    open: true,
  },
  { name: 'section', title: 'Content page: a section', no: '/helse', en: '/en/health' },
  {
    name: 'contact',
    title: 'Content page: contact and questions',
    no: '/hjelp-og-kontakt',
    en: '/en/help-and-contact',
    open: true,
  },
  { name: 'privacy', title: 'Content page: privacy', no: '/personvern', en: '/en/privacy' },
  { name: 'search', title: 'Search', no: '/sok?q=barnehage', en: '/en/search?q=kindergarten' },
  {
    name: 'group-classes',
    title: 'Group classes',
    no: '/trening/gruppetimer',
    en: '/en/sports/group-classes',
  },
  {
    name: 'courts',
    title: 'Courts and halls',
    no: '/trening/haller-og-baner',
    en: '/en/sports/courts-and-halls',
  },
  { name: 'not-found', title: 'Missing page', no: '/finnes-ikke', en: '/en/nothing-here' },
  {
    name: 'my-page',
    title: 'My page',
    no: '/min-side',
    en: '/en/my-page',
    member: 'member02@trivsel.example',
  },
  {
    name: 'my-sports',
    title: 'My page: my sports',
    no: '/min-side/trening',
    en: '/en/my-page/sports',
    member: 'member02@trivsel.example',
  },
  {
    name: 'my-deposit',
    title: 'My page: a deposit account',
    no: '/min-side/depositumskonto',
    en: '/en/my-page/deposit-account',
    member: 'student-paid@trivsel.example',
  },
  {
    name: 'staff-overview',
    title: 'Staff: what waits for a caseworker',
    no: '/ansatt',
    en: '/en/staff',
    staff: 'caseworker',
  },
  {
    name: 'staff-cases',
    title: 'Staff: cases',
    no: '/ansatt/saker',
    en: '/en/staff/cases',
    staff: 'caseworker',
  },
  {
    name: 'staff-case',
    title: 'Staff: a case',
    no: '/ansatt/saker',
    en: '/en/staff/cases',
    staff: 'caseworker',
    firstRow: true,
  },
  {
    name: 'staff-inquiry',
    title: 'Staff: an inquiry',
    no: '/ansatt/henvendelser',
    en: '/en/staff/inquiries',
    staff: 'contact',
    firstRow: true,
  },
  {
    name: 'staff-schedule',
    title: 'Staff: the schedule of classes',
    no: '/ansatt/trening/timeplan',
    en: '/en/staff/sports/schedule',
    staff: 'sports',
  },
]

/** The list of a kind under the last part of its English address, and one of its items. */
function listOf(kind: ListedKind): Screen[] {
  const { addresses, name: names } = listedKinds[kind]
  const name = addresses.en.slice(addresses.en.lastIndexOf('/') + 1)
  return [
    { name, title: names.en, ...addresses },
    { name: `${name}-item`, title: `${names.en}: one of them`, ...addresses, firstItem: true },
  ]
}

const views = [
  { name: 'phone', locale: 'no', viewport: { width: 390, height: 844 }, isMobile: true },
  { name: 'desktop', locale: 'en', viewport: { width: 1280, height: 900 }, isMobile: false },
] as const

const portalUrl = process.env.PORTAL_URL || 'http://localhost:3000'
const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url))

await mkdir(folder, { recursive: true })
const browser = await playwright.launch({
  executablePath: await chromium(),
  args: chromiumArguments,
})
for (const view of views) await photograph(browser, view)
await browser.close()
await writeFile(`${folder}README.md`, index())

async function photograph(from: Browser, view: (typeof views)[number]): Promise<void> {
  const { viewport, isMobile } = view
  const context = await from.newContext({
    viewport,
    isMobile,
    timezoneId: 'Europe/Oslo',
    baseURL: portalUrl,
  })
  await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  const page = await context.newPage()
  for (const screen of screens) {
    if (screen.member) await logIn(page, screen.member)
    if (screen.staff) await enterAsDemoStaff(page, screen.staff)
    await page.goto(portalUrl + screen[view.locale], { waitUntil: 'networkidle' })
    if (screen.firstRow) {
      const link = page.getByRole('rowheader').first().getByRole('link')
      await page.goto(portalUrl + (await link.getAttribute('href')), { waitUntil: 'networkidle' })
    }
    if (screen.firstItem) {
      const path = screen[view.locale]
      const href = await page.locator(`main a[href^="${path}/"]`).first().getAttribute('href')
      if (!href) throw new Error(`${path} leads to no page`)
      await page.goto(portalUrl + href, { waitUntil: 'networkidle' })
    }
    if (screen.open) await page.locator('main details > summary').first().click()
    const picture = await page.screenshot({ fullPage: false, animations: 'disabled' })
    await sharp(picture).webp({ quality: 70 }).toFile(`${folder}${screen.name}-${view.name}.webp`)
    console.log(`${screen.name} ${view.name}`)
  }
  await context.close()
}

function index(): string {
  const sections = screens.map(
    ({ name, title }) =>
      `## ${title}\n\n![${title}, phone, Norwegian](${name}-phone.webp) ![${title}, desktop, English](${name}-desktop.webp)\n`,
  )
  return `# Each kind of page\n\nTaken by \`npm run screens\` of the site with its demo content.\n\n${sections.join('\n')}`
}
