import { logIn } from '../../../../../e2e/support/people.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'
import { readPdf } from '../../core/documents/read-pdf.testing.ts'

const words = {
  no: {
    page: '/min-side/okonomi',
    heading: 'Min økonomi',
    due: 'Å betale',
    year: /^Hva som har skjedd i \d{4}$/,
    years: 'Velg år',
    search: 'Søk i linjene',
    court: 'Badmintonbane',
    payment: 'Betalt med kort',
    refund: 'Tilbakebetalt til kortet',
    creditNote: 'Kreditnota',
    elsewhere: 'Treff i andre år:',
    invoice: 'Faktura',
    receipt: /^Åpne kvitteringen/,
    overdue: 'Forfalt',
    found: /^\d linjer? med «Badmintonbane»$/,
    nothing: 'Fant ingenting',
    card: 'Betal med kort',
    download: /^Last ned hele \d{4} \(PDF\)$/,
    title: /^Økonomi \d{4}$/,
  },
  en: {
    page: '/en/my-page/finances',
    heading: 'My finances',
    due: 'To pay',
    year: /^What happened in \d{4}$/,
    years: 'Choose a year',
    search: 'Search the lines',
    court: 'Badminton court',
    payment: 'Paid by card',
    refund: 'Refunded to your card',
    creditNote: 'Credit note',
    elsewhere: 'Found in other years:',
    invoice: 'Invoice',
    receipt: /^Open the receipt/,
    overdue: 'Overdue',
    found: /^\d lines? with “Badminton court”$/,
    nothing: 'Nothing was found',
    card: 'Pay by card',
    download: /^Download all of \d{4} \(PDF\)$/,
    title: /^Finances \d{4}$/,
  },
}

for (const language of languages) {
  const text = words[language]

  test(`a member sees what is due first, looks for a court, and takes a year along (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    // Nobody pays or cancels anything as this member: the story may be read at the same time.
    await logIn(page, 'member-money@trivsel.example')
    await page.goto(text.page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
    const due = page.getByRole('region', { name: text.due })
    const ofYear = page.getByRole('region', { name: text.year })

    await test.step('what is due comes first, and can be paid by card', async () => {
      await expect(due.getByRole('listitem').first()).toContainText(text.overdue)
      await expect(due.getByRole('link', { name: text.card }).first()).toBeVisible()
      await expect(due.getByText(/KID \d{9}/).first()).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a text is looked for in all years, and the address has it', async () => {
      await page.getByLabel(text.search).fill(text.court)
      await page.getByLabel(text.search).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: text.found })).toBeVisible()
      expect(new URL(page.url()).searchParams.get('q')).toBe(text.court)
      // In January the courts were last year.
      const other = ofYear.getByText(text.elsewhere).getByRole('link').first()
      if (await ofYear.getByText(text.nothing).isVisible()) await other.click()
      await expect(ofYear.getByText(text.payment).first()).toBeVisible()
      await expect(ofYear.getByRole('link', { name: text.receipt }).first()).toBeVisible()
    })

    await test.step('another year has its own lines, and the way back leads here', async () => {
      const found = page.url()
      const years = page.getByRole('navigation', { name: text.years })
      await years.getByRole('link').last().click()
      await expect(years.getByRole('link').last()).toHaveAttribute('aria-current', 'page')
      await expect(ofYear.getByText(text.court).first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(found)
      await expect(page.getByLabel(text.search)).toHaveValue(text.court)
      await page.getByLabel(text.search).fill('xqzwv')
      await page.getByLabel(text.search).press('Enter')
      await expect(page.getByText(text.nothing)).toBeVisible()
      await expectAccessible()
    })

    await test.step('refunds and credit notes are lines of their own', async () => {
      for (const [q, line] of [
        [text.refund, text.refund],
        [text.creditNote, text.creditNote],
      ] as const) {
        await page.goto(`${text.page}?q=${encodeURIComponent(q)}`)
        // In January it was last year.
        const other = ofYear.getByText(text.elsewhere).getByRole('link').first()
        const found = ofYear.getByRole('listitem').filter({ hasText: line }).first()
        await expect(found.or(other).first()).toBeVisible()
        if (!(await found.isVisible())) await other.click()
        await expect(found).toBeVisible()
      }
    })

    await test.step('the document of the year is tagged', async () => {
      await page.goto(text.page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: text.download }).click()
      await (await download).path()
      const year = (await ofYear.getByRole('heading', { level: 2 }).textContent())?.slice(-4)
      const answer = await page.request.get(
        `/api/frontend/user/finances/years/${year}?language=${language}`,
      )
      const { isMarked, title, said } = await readPdf(await answer.body())
      expect(isMarked).toBe(true)
      expect(title).toMatch(text.title)
      expect(said).toContain(text.invoice)
    })

    await test.step('on the narrowest screen nothing is cut off', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })
  })
}
