import { expect, expectNoSidewaysScroll, languages, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const staff = {
  no: {
    doctors: '/helse/leger',
    dentists: '/helse/tannleger',
    trainers: '/trening/personlige-trenere',
    healthCenter: 'Helsesenter',
    goal: 'Mål',
    doctorCount: /^\d+ leger?$/,
    trainerCount: /^\d+ trenere?$/,
  },
  en: {
    doctors: '/en/health/doctors',
    dentists: '/en/health/dentists',
    trainers: '/en/sports/personal-trainers',
    healthCenter: 'Health center',
    goal: 'Goal',
    doctorCount: /^\d+ doctors?$/,
    trainerCount: /^\d+ trainers?$/,
  },
} as const

const junk = ['Ø', "x'+or+1=1--", '%3Cscript%3E', 'finnes-ikke', '', 'a'.repeat(300)]

for (const language of languages) {
  const text = staff[language]

  test.describe(`a visitor finds somebody (${language})`, () => {
    test('unfolds a doctor with the keyboard', async ({ page, expectAccessible }) => {
      await page.goto(text.doctors)
      await expectAccessible()
      const person = page.getByRole('main').locator('details').first()
      await person.locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(person).toHaveAttribute('open')
      await expectAccessible()
      await page.keyboard.press('Space')
      await expect(person).not.toHaveAttribute('open')
    })

    test('chooses a health center, and hears how many are left', async ({ page }) => {
      await page.goto(text.doctors)
      const count = page.getByRole('status').filter({ hasText: text.doctorCount })
      const all = (await count.textContent()) ?? ''
      const filter = page.getByRole('combobox', { name: text.healthCenter })
      await filter.focus()
      await filter.selectOption({ index: 1 })
      await expect(page).toHaveURL(/\?healthCenter=[a-z0-9-]+$/)
      await expect(count).not.toHaveText(all)
      await expect(filter).toBeFocused()
      await filter.selectOption({ index: 0 })
      await expect(page).toHaveURL(new RegExp(`${text.doctors}$`))
      await expect(count).toHaveText(all)
    })

    test('a filtered list is there from the start, with its choice', async ({ page }) => {
      await page.goto(text.trainers)
      const goal = page.getByRole('combobox', { name: text.goal })
      const key = (await goal.locator('option').nth(1).getAttribute('value')) ?? ''
      await page.goto(`${text.trainers}?goal=${key}&page=1`)
      await expect(goal).toHaveValue(key)
    })

    test('an unknown choice is none', async ({ request }) => {
      const countAt = async (address: string) => {
        const answer = await request.get(address)
        expect(answer.status(), address).toBe(200)
        return /role="status">([^<]*)</.exec(await answer.text())?.[1]
      }
      const all = await countAt(text.doctors)
      expect(all).toMatch(text.doctorCount)
      for (const value of junk)
        expect(await countAt(`${text.doctors}?healthCenter=${value}&page=abc`), value).toBe(all)
    })

    test('more than forty are on two pages, no more than forty on one', async ({ page }) => {
      await page.goto(text.trainers)
      await expect(page.getByText(text.trainerCount)).toBeVisible()
      const people = page.getByRole('main').locator('details')
      await expect(people).toHaveCount(40)
      const first = (await people.first().getByRole('heading').textContent()) ?? ''
      await page.getByRole('link', { name: texts[language].next }).click()
      await expect(page).toHaveURL(/\?page=2$/)
      await expect(people.first().getByRole('heading')).not.toHaveText(first)
      await page.goto(text.dentists)
      await expect(people.first()).toBeVisible()
      await expect(page.getByRole('link', { name: texts[language].next })).toHaveCount(0)
    })

    test('a link to a person unfolds that person', async ({ page }) => {
      await page.goto(text.dentists)
      const people = page.getByRole('main').locator('details')
      const id = await people.nth(2).locator('[id^="person-"]').getAttribute('id')
      await page.goto('about:blank')
      await page.goto(`${text.dentists}#${id}`)
      await expect(people.nth(2)).toHaveAttribute('open')
      await expect(people.nth(2).locator('summary')).toBeInViewport()
      await expect(people.nth(1)).not.toHaveAttribute('open')
    })

    test('at 320 px nothing scrolls sideways', async ({ page }) => {
      for (const address of [text.doctors, text.trainers]) {
        await page.goto(address)
        await page.getByRole('main').locator('summary').first().click()
        await expectNoSidewaysScroll(page)
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('people unfold, and the filter is a form', async ({ page }) => {
    await page.goto(staff.no.trainers)
    const person = page.getByRole('main').locator('details').first()
    await person.locator('summary').click()
    await expect(person).toHaveAttribute('open')
    const count = (await page.getByText(staff.no.trainerCount).textContent()) ?? ''
    const goal = page.getByRole('combobox', { name: staff.no.goal })
    await goal.selectOption({ index: (await goal.locator('option').count()) - 1 })
    await page.getByRole('main').getByRole('search').getByRole('button').click()
    await expect(page).toHaveURL(/[?&]goal=[a-z0-9-]+/)
    await expect(page.getByText(staff.no.trainerCount)).not.toHaveText(count)
  })
})
