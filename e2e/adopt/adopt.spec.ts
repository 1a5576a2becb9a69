import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { makePdf } from '../../apps/portal/src/core/files/inspect/pdf.testing.ts'
import { addDays, weekdayOf } from '../../apps/portal/src/platform/time/date.ts'
import { osloDate } from '../../apps/portal/src/platform/time/oslo.ts'
import { portalUrl } from '../support/addresses.ts'
import { cards, payWith } from '../support/card-form.ts'
import { linkInMail } from '../support/mail.ts'
import { completeEnrolment, enrol, inviteStaff, staffPassword } from '../support/staff.ts'
import { expect, hydrated, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { collectTexts } from './collect-texts.ts'
import { takePictures } from './pictures.ts'

/** What the organisation of the demo is called, and where it is: nothing of it may be seen here. */
const ofDemo = /trivsel|\boslo\b/i

const mark = fileURLToPath(new URL('../../apps/portal/public/icon-512.png', import.meta.url))
const tomorrow = addDays(osloDate(new Date()), 1)
const member = { email: 'maja@student.example', password: 'fire rare gule ender' }

/** Not logged in, and a page that nobody has written yet. */
test.use({ allowedErrors: [/40[134]/] })

test('an organisation takes an empty installation into use, and a member books and pays', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const dialog = page.getByRole('dialog')
  const save = async () => {
    await dialog.getByRole('button', { name: 'Lagre', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  }

  await test.step('the code on the console lets the first administrator in', async () => {
    await page.goto(printedAddress())
    await page.getByLabel('E-post').fill('kari@fjordvel.example')
    await page.getByLabel('Fornavn').fill('Kari')
    await page.getByLabel('Etternavn').fill('Nordmann')
    await page.getByLabel('Lag et passord').fill(staffPassword)
    await expectAccessible()
    await page.getByRole('button', { name: 'Lag kontoen' }).press('Enter')
    await completeEnrolment(page)
    await expect(page.getByRole('heading', { name: 'Før dere åpner' })).toBeVisible()
    await expectAccessible()
    await takePictures(page, 'first-start')
  })

  await test.step('the organisation has a name, colours and a mark', async () => {
    await follow(page, 'Organisasjonen')
    const fields = {
      'Navn på norsk': 'Fjordvel',
      'Navn på engelsk': 'Fjordvel',
      'Navn i Enhetsregisteret': 'Studentsamskipnaden Fjordvel',
      Organisasjonsnummer: '974760673',
      Postadresse: 'Fjordgata 1, 9008 Fjordvik',
      'By eller sted': 'Fjordvik',
      Telefon: '77 00 00 00',
      'E-postadresse': 'post@fjordvel.example',
      Hovedfarge: '#0b5cad',
    }
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Lagre' }).press('Enter')
    await expect(page.getByText('Endringene er lagret.')).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Fjordvel')
    await page.getByLabel('Merke', { exact: true }).setInputFiles(mark)
    await page.getByRole('button', { name: 'Last opp: Merke' }).press('Enter')
    await expect(page.getByRole('img', { name: 'Merke nå' })).toBeVisible()
    await takePictures(page, 'organisation')
  })

  await test.step('two campuses, and an institution', async () => {
    await follow(page, 'Læresteder')
    for (const name of ['Fjordvik', 'Bergvik']) {
      await page.getByRole('button', { name: 'Legg til campus' }).click()
      await dialog.getByLabel('Navn på norsk').fill(name)
      await dialog.getByLabel('Navn på engelsk').fill(name)
      await save()
    }
    await page.getByRole('button', { name: 'Legg til lærested' }).click()
    await dialog.getByLabel('Kortnavn').fill('HiF')
    await dialog.getByLabel('Navn på norsk').fill('Høgskolen i Fjordvik')
    await dialog.getByLabel('Navn på engelsk').fill('Fjordvik College')
    await dialog.getByLabel('Campus').selectOption('Fjordvik')
    await save()
    await takePictures(page, 'institutions')
  })

  await test.step('no kindergartens and no deposit account', async () => {
    await follow(page, 'Tjenester')
    for (const name of ['Barnehager', 'Depositumskonto']) {
      await page.getByRole('button', { name: `Slå av ${name}` }).click()
      await dialog.getByRole('button', { name: 'Slå av' }).click()
      await expect(page.getByText(`${name} er slått av.`)).toBeVisible()
    }
    expect((await page.request.get('/barnehage/barnehager')).status()).toBe(404)
    expect((await page.request.get('/min-side/depositumskonto')).status()).toBe(404)
    await takePictures(page, 'services')
  })

  await test.step('a centre, an instructor, a category, and a class', async () => {
    await follow(page, 'Sentre og saler')
    await page.getByRole('button', { name: 'Nytt senter' }).click()
    await dialog.getByLabel('Navn').fill('Fjordhallen')
    await save()
    await follow(page, 'Oppsett av gruppetimer')
    await page.getByRole('button', { name: 'Ny instruktør' }).click()
    await dialog.getByLabel('Navn').fill('Ida Fjord')
    await save()
    await page.getByRole('button', { name: 'Ny kategori' }).click()
    await dialog.getByLabel('Navn på norsk').fill('Ro')
    await dialog.getByLabel('Navn på engelsk').fill('Calm')
    await save()
    await follow(page, 'Timeplan')
    await page.getByRole('button', { name: 'Legg til time' }).click()
    await dialog.getByLabel('Sal', { exact: true }).selectOption('En ny sal')
    await dialog.getByLabel('Navn på salen').fill('Sal 1')
    await dialog.getByLabel('Ukedag').selectOption(String(weekdayOf(tomorrow)))
    await dialog.getByLabel('Starter').fill('18:00')
    await dialog.getByLabel('Instruktør').selectOption('Ida Fjord')
    await dialog.getByLabel('Første dag').fill(tomorrow)
    await dialog.getByLabel('Kategori').selectOption('Ro')
    await dialog.getByLabel('Navn på norsk').fill('Rolig yoga')
    await dialog.getByLabel('Navn på engelsk').fill('Calm yoga')
    await dialog.getByLabel('Beskrivelse på norsk').fill('Rolig og fin.')
    await dialog.getByLabel('Beskrivelse på engelsk').fill('Calm and nice.')
    await dialog.getByLabel('Bilde').selectOption('Yoga')
    await dialog.getByRole('button', { name: 'Se hva som skjer' }).click()
    await save()
    await takePictures(page, 'schedule')
  })

  await test.step('a court with opening hours and a price', async () => {
    await follow(page, 'Baner og haller')
    await page.getByRole('button', { name: 'Ny kategori' }).click()
    await dialog.getByLabel('Navn på norsk').fill('Squash')
    await dialog.getByLabel('Navn på engelsk').fill('Squash')
    await save()
    await page.getByRole('button', { name: 'Ny bane' }).click()
    await dialog.getByLabel('Senter').selectOption('Fjordhallen')
    await dialog.getByLabel('Kategori').selectOption('Squash')
    await dialog.getByLabel('Navn på norsk').fill('Bane 1')
    await dialog.getByLabel('Navn på engelsk').fill('Court 1')
    await save()
    for (const what of ['Ny åpningstid', 'Ny pris']) {
      await page.getByRole('button', { name: what }).click()
      await dialog.getByLabel('Fra og med ukedag').selectOption('Mandag')
      await dialog.getByLabel('Til og med ukedag').selectOption('Søndag')
      await dialog.getByLabel('Fra klokka').fill('08:00')
      await dialog.getByLabel('Til klokka').fill('22:00')
      await dialog.getByLabel('Gjelder fra').fill('2026-01-01')
      if (what === 'Ny pris') await dialog.getByLabel('Kroner per halvtime').fill('75')
      await save()
    }
    await takePictures(page, 'courts')
  })

  await test.step('a membership', async () => {
    await follow(page, 'Medlemskapstyper')
    const form = page.getByRole('region', { name: 'Legg inn eller endre' })
    await form.getByLabel('Kode').fill('VANLIG')
    await form.getByLabel('Gjelder fra').fill('2026-01-01')
    await form.getByLabel('Navn på norsk').fill('Vanlig')
    await form.getByLabel('Navn på engelsk').fill('Ordinary')
    await form.getByLabel('Andre').check()
    await form.getByLabel('Pris i hele kroner').fill('250')
    await form.getByRole('button', { name: 'Lagre' }).press('Enter')
    await expect(page.getByText('Medlemskapet er lagret.')).toBeVisible()
    await takePictures(page, 'membership-types')
  })

  await test.step('grants: each page leads to what has to be there first', async () => {
    await follow(page, 'Tilskudd: runder')
    await expect(page.getByRole('button', { name: 'Legg til runde' })).toHaveCount(0)
    await takePictures(page, 'grants-without-types')
    await page.getByRole('link', { name: 'Legg til tilskuddstyper' }).click()
    await page.getByRole('button', { name: 'Legg inn forslaget' }).press('Enter')
    await expect(page.getByText('Forslaget er lagt inn.')).toBeVisible()
    await follow(page, 'Tilskudd: runder')
    await page.getByRole('button', { name: 'Legg til runde' }).click()
    await dialog.getByLabel('Navn på norsk').fill('Høstrunden')
    await dialog.getByLabel('Navn på engelsk').fill('The autumn round')
    await dialog.getByLabel('Åpner').fill(osloDate(new Date()))
    await dialog.getByLabel('Søknadsfrist', { exact: true }).fill(tomorrow)
    await dialog.getByLabel('Møtedag').fill(addDays(tomorrow, 7))
    await dialog.getByLabel('Klokkeslett for møtet').fill('16:30')
    await dialog.getByLabel('Tidligste dag for arrangementer').fill(tomorrow)
    await dialog.getByLabel('Budsjettår').fill(tomorrow.slice(0, 4))
    await save()
    await page.getByRole('link', { name: /^Gå til budsjettene for/ }).click()
    await page.getByRole('button', { name: 'Endre Prosjekttilskudd' }).click()
    await dialog.getByLabel('Budsjett i kroner').fill('100 000')
    await save()
    await takePictures(page, 'grant-budgets')
  })

  await test.step('example pages, which say that they are examples', async () => {
    await follow(page, 'Eksempelsider')
    await page.getByRole('button', { name: 'Legg til eksempelsider' }).press('Enter')
    await expect(page.getByText('13 eksempler ble lagt til.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('link', { name: 'Styre og ledelse', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Legg til eksempelsider' }).press('Enter')
    await expect(page.getByText('Ingen eksempler ble lagt til.')).toBeVisible({ timeout: 30_000 })
    await expectAccessible()
    await takePictures(page, 'example-pages')
    await page.goto('/personvern')
    await expect(page.getByRole('note')).toContainText('Denne teksten er et eksempel.')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectAccessible()
    const siteMap = await (await page.request.get('/sitemap.xml')).text()
    expect(siteMap).not.toContain('/personvern')
    await takePictures(page, 'example-page')
    await page.goto('/ansatt/oppsett')
  })

  await test.step('the list says what is still missing', async () => {
    await follow(page, 'Kom i gang')
    const steps = page.getByRole('list').filter({ hasText: 'Læresteder' }).last()
    await expect(steps.getByText('Mangler')).toHaveCount(5)
    await page.getByRole('button', { name: 'Prøv: Kortbetaling' }).press('Enter')
    await expect(page.getByText('Et eksempel er i bruk')).toBeVisible()
    await takePictures(page, 'missing')
  })

  await test.step('a member is imported and invited', async () => {
    await follow(page, 'Hent inn medlemmer')
    await page.getByLabel('Fil (CSV)').setInputFiles({
      name: 'medlemmer.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `email;firstName;lastName;membership;from;externalId\n${member.email};Maja;Medlem;VANLIG;2026-09-01;M-1\n`,
      ),
    })
    await page.getByRole('button', { name: 'Se hva som blir endret' }).press('Enter')
    await expect(page.getByText(`Linje 2: ${member.email} får konto`)).toBeVisible()
    await page.getByRole('button', { name: 'Importer', exact: true }).press('Enter')
    await expect(page.getByText('Importert. Nye medlemskap: 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Inviter medlemmer.csv' }).press('Enter')
    await dialog.getByRole('button', { name: 'Inviter' }).press('Enter')
    await expect(page.getByText('Invitasjonene blir sendt. Antall: 1.')).toBeVisible()
    await takePictures(page, 'member-import')
  })

  const visitor = await browser.newContext()
  await visitor.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  const shop = await visitor.newPage()
  await test.step('who takes the invitation, chooses a password and logs in', async () => {
    await acceptInvitation(shop)
    await shop.goto('/min-side/trening/mitt-medlemskap')
    await expect(shop.getByText('Vanlig').first()).toBeVisible()
    await takePictures(shop, 'my-membership')
  })

  await test.step('who applies for a grant', async () => {
    await shop.goto('/min-side/tilskudd')
    await hydrated(shop)
    const field = (label: string) => shop.getByLabel(label, { exact: true })
    await shop.getByRole('button', { name: 'Start søknad om Prosjekttilskudd' }).click()
    await field('Tittel').fill('Fotokveld')
    await field('Kort om formålet').fill('En kveld for alle')
    await field('Beskrivelse').fill('Vi tar bilder av fjorden.')
    await field('Første dag').fill(tomorrow)
    await field('Siste dag').fill(tomorrow)
    await field('Sted').fill('Brygga')
    await field('Deltakere').fill('20')
    await field('Søknadssum').fill('2 000')
    await shop.getByRole('button', { name: 'Legg til linje under Kostnader' }).click()
    await field('Linje 1').fill('Trykk')
    await field('Beløp i kroner, linje 1').fill('2 000')
    for (const name of ['Budsjett (må være med)', 'Beskrivelse av prosjektet (må være med)'])
      await shop.getByLabel(name).setInputFiles({
        name: 'papir.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf(),
      })
    await expect(shop.getByText('Alt som må være med, er på plass.')).toBeVisible()
    await shop.getByRole('button', { name: 'Send søknaden' }).click()
    await shop.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await expect(shop.getByRole('heading', { name: 'Søknaden er sendt' })).toBeVisible()
    await takePictures(shop, 'grant-application')
  })

  await test.step('who books a class, and a court, and pays', async () => {
    await shop.goto(`/trening/gruppetimer?day=${tomorrow}`)
    await hydrated(shop)
    await shop.getByRole('button', { name: 'Book Rolig yoga, 18.00' }).click()
    await shop.getByRole('dialog').getByRole('button', { name: 'Book', exact: true }).click()
    await expect(shop.getByText(texts.no.booked)).toBeVisible()
    await shop.goto(`/trening/haller-og-baner?date=${tomorrow}`)
    await hydrated(shop)
    await shop.locator('[data-chips="hour"] label:has(:enabled)').last().click()
    await shop.locator('[data-courts] label:has(:enabled)').first().click()
    await shop.getByRole('link', { name: 'Book', exact: true }).click()
    await shop.getByRole('link', { name: 'Til betaling' }).click()
    await payWith(shop, 'no', cards.frictionless)
    await expect(shop.getByText('Du har booket').first()).toBeVisible()
    await takePictures(shop, 'court-paid')
  })

  await test.step('who plans courses is invited by the server, and publishes one', async () => {
    const teacher = 'kurs@fjordvel.example'
    await inviteStaff(teacher, 'courses')
    const context = await browser.newContext()
    await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
    const planner = await context.newPage()
    await enrol(planner, teacher)
    await follow(planner, 'Kurs')
    await takePictures(planner, 'courses-none')
    const main = planner.getByRole('main')
    await main.getByRole('link', { name: 'Nytt kurs' }).click()
    const field = (label: string) => main.getByLabel(label, { exact: true })
    await field('Tittel på norsk').fill('Førstehjelp')
    await field('Tekst på norsk').fill('Øv på det som haster.')
    await main.getByRole('checkbox', { name: 'Norsk' }).check()
    await field('Sted').fill('Brygga')
    await field('Dag').fill(addDays(tomorrow, 1))
    await main.getByRole('button', { name: 'Legg til en kursdato' }).click()
    await field('Dag').last().fill(addDays(tomorrow, 8))
    await field('Påmeldingsfrist, dag').fill(tomorrow)
    await field('Antall kursdatoer for å få kursbevis').fill('2')
    await main.getByRole('button', { name: 'Lagre utkast' }).click()
    await expect(planner.getByText('Utkastet er lagret.')).toBeVisible()
    await main.getByRole('button', { name: 'Publiser' }).click()
    await planner.getByRole('dialog').getByRole('button', { name: 'Publiser' }).click()
    await expect(planner.getByText('Kurset er publisert.')).toBeVisible()
    await takePictures(planner, 'course-planned')
    await context.close()
  })

  await test.step('who books it, and has a ticket', async () => {
    await shop.goto('/kurskalender')
    await hydrated(shop)
    await takePictures(shop, 'course-calendar')
    await shop.getByRole('link', { name: 'Førstehjelp' }).click()
    await shop.getByRole('main').getByRole('link', { name: 'Book plass' }).click()
    await hydrated(shop)
    await shop.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(shop.getByText('Du har plass')).toBeVisible()
    await shop.getByRole('link', { name: 'Vis billetten til Maja Medlem' }).click()
    await expect(shop.getByRole('img', { name: /Kode for kamera/ })).toBeVisible()
    await takePictures(shop, 'course-ticket')
  })

  await test.step('nothing of it says the name or the city of the demo', async () => {
    const read = await collectTexts(shop, page)
    expect(read.size).toBeGreaterThan(30)
    const found = [...read].filter(([, text]) => ofDemo.test(text))
    expect(found.map(([address, text]) => [address, around(text)])).toEqual([])
  })
})

/** Where the console says that the first administrator gets in. */
function printedAddress(): string {
  const log = readFileSync(process.env.E2E_PORTAL_LOG ?? '', 'utf8')
  // Of this start: earlier ones are in the same log.
  return log.match(/https?:\/\/\S+#code=[\w-]+/g)?.at(-1) ?? ''
}

/** By the menu of the staff area. */
async function follow(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Ansattsider' })
  await menu.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** By the mails alone, as somebody who has never seen the site. */
async function acceptInvitation(page: Page): Promise<void> {
  const { email: to, password } = member
  await page.goto(await linkInMail(page.request, { to, subject: 'Kontoen din hos Fjordvel' }))
  await page.getByLabel('E-post').fill(to)
  await page.getByRole('button', { name: 'Send meg lenken' }).click()
  await page.goto(await linkInMail(page.request, { to, subject: 'Nytt passord hos Fjordvel' }))
  await page.getByLabel('Nytt passord').fill(password)
  await page.getByRole('button', { name: 'Lagre passordet' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Logg inn' }).click()
  await page.getByLabel('E-post').fill(to)
  await page.getByLabel('Passord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
  await expect(page).toHaveURL(/min-side/)
}

function around(text: string): string {
  const at = text.search(ofDemo)
  return text.slice(Math.max(0, at - 60), at + 60)
}
