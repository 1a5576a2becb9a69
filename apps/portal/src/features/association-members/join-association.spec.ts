import { ownSite } from '../../../../../e2e/support/addresses.ts'
import { logIn } from '../../../../../e2e/support/people.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

/** Of the demo: an active association without a fee whose contact person is this member. */
const demo = { slug: 'brettspillklubben-terning', contact: 'member@trivsel.example' }

const texts = {
  no: {
    join: '/foreninger/finn-forening/bli-med',
    find: 'Finn foreningen',
    invalid: 'Ugyldig QR-kode',
    on: /^Bli medlem av /,
    member: /^Du er medlem av /,
    leave: /^Meld deg ut av /,
    leaveYes: 'Meld meg ut',
    left: /^Du er meldt ut av /,
    become: 'Bli medlem',
  },
  en: {
    join: '/en/associations/find-your-association/join',
    find: 'Find the association',
    invalid: 'Invalid QR code',
    on: /^Become a member of /,
    member: /^You are a member of /,
    leave: /^Leave /,
    leaveYes: 'Leave',
    left: /^You have left /,
    become: 'Become a member',
  },
} as const

// A code that there is not.
test.use({ allowedErrors: [/status of 404/] })

for (const language of languages) {
  const text = texts[language]

  test(`a student joins by a QR code, leaves and comes back (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const code = await test.step('the board makes a code', async () => {
      const board = await browser.newContext()
      await logIn(board, demo.contact)
      const api = '/api/frontend/my-associations'
      const { items } = await (await board.request.get(api)).json()
      const { id } = items.find(({ slug }: { slug: string }) => slug === demo.slug)
      const endsOn = addDays(osloDate(new Date()), 7)
      const label = `Stand ${language} ${Date.now()}`
      const codes = `${api}/${id}/membership/codes`
      await board.request.post(codes, { headers: ownSite, data: { label, endsOn } })
      const { admission } = await (await board.request.get(`${api}/${id}/membership`)).json()
      await board.close()
      return admission.codes.find((one: { label: string }) => one.label === label).code as string
    })
    await signUp(page, language)
    const main = page.getByRole('main')
    await test.step('a wrong code is refused', async () => {
      await page.goto(`${text.join}?code=KQ7M-3WPR-X8TZ-N5HV`)
      await expect(main.getByText(text.invalid)).toBeVisible()
      await expectAccessible()
    })
    await test.step('the right one leads to the association', async () => {
      await main.getByRole('textbox').fill(code)
      await main.getByRole('button', { name: text.find }).click()
      await main.getByRole('link', { name: text.on }).click()
      await expect(main.getByRole('button', { name: text.become })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })
    await test.step('one press is enough', async () => {
      await main.getByRole('button', { name: text.become }).dblclick()
      await expect(main.getByText(text.member).first()).toBeVisible()
      await expectAccessible()
    })
    await test.step('leaving is possible at any time, and so is coming back', async () => {
      await main.getByRole('button', { name: text.leave }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.leaveYes }).click()
      await expect(page.getByText(text.left).first()).toBeVisible()
      await main.getByRole('button', { name: text.become }).click()
      await expect(main.getByText(text.member).first()).toBeVisible()
    })
  })
}
