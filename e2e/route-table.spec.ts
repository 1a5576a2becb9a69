import type { Page } from '@playwright/test'
import {
  type PageId,
  type PageParams,
  pagePath,
} from '../apps/portal/src/platform/routing/route-table.ts'
import { readRow } from './support/database.ts'
import { logIn, memberEmail } from './support/people.ts'
import { expect, isPhone, languages, test } from './support/test.ts'

type Places = Awaited<ReturnType<typeof findPlaces>>
type Route = readonly [PageId, ((places: Places) => PageParams)?]

const ofBoard = ({ association }: Places) => ({ id: association })
const ofEvent = ({ association, event }: Places) => ({ id: association, eventId: event })

/** The routes of the specification’s table (section 2), by the person whom each is for. */
const routes: Readonly<
  Record<'visitor' | 'member' | 'board' | 'guardian' | 'applicant', readonly Route[]>
> = {
  visitor: [
    ['login'],
    ['signUp'],
    ['signUpLinkSent'],
    ['signUpCompleteDetails'],
    ['signUpSuccess'],
    ['forgotPassword'],
    ['forgotPasswordReset'],
    ['search'],
    ['eventCalendar'],
    ['event', ({ publicEvent }) => ({ id: publicEvent })],
    ['courseCalendar'],
    ['courseBookList'],
    ['courseBook', ({ course }) => ({ id: course })],
    ['findAssociation'],
    ['membership'],
    ['semesterWafers'],
    ['infoStand'],
    ['welcomeLecture'],
    ['newsletter'],
    ['healthCoordinator'],
  ],
  member: [
    ['coursePayList'],
    ['coursePay', ({ course }) => ({ id: course })],
    ['coursePaid'],
    ['myPage'],
    ['profile'],
    ['mySports'],
    ['myFinances'],
    ['payInvoice', ({ invoice }) => ({ id: invoice })],
    ['invoicePaid', ({ invoice }) => ({ id: invoice })],
    ['myMembership'],
    ['personalTraining'],
    ['boost'],
    ['membershipConfirmation'],
    ['joinAssociation'],
    ['becomeAssociationMember'],
  ],
  board: [
    ['myAssociations'],
    ['createAssociation'],
    ['associationNewsletter'],
    ['associationContactPerson'],
    ['association', ofBoard],
    ['associationRegister', ofBoard],
    ['associationRegisterInfo', ofBoard],
    ['associationMemberRoles', ofBoard],
    ['associationRegisterAccess', ofBoard],
    ['applyForGrant', ofBoard],
    ['grantedFunding', ofBoard],
    ['associationEvents', ofBoard],
    ['createAssociationEvent', ofBoard],
    ['editAssociationEvent', ofEvent],
    ['duplicateAssociationEvent', ofEvent],
  ],
  guardian: [['myKindergarten'], ['myKindergartenFinances']],
  applicant: [
    ['myHealth'],
    ['healthRefunds'],
    ['applyForHealthRefund'],
    ['healthApplications'],
    ['healthApplication', ({ refund }) => ({ id: refund })],
    ['editHealthRefunds'],
    ['editHealthRefund', ({ refund }) => ({ id: refund })],
  ],
}

/** People of the demo; the board is a contact person of an association that has an event. */
const people = {
  member: 'member-bound@trivsel.example',
  guardian: 'member-kindergarten@trivsel.example',
  applicant: 'student-health-asked@trivsel.example',
}

async function findPlaces() {
  const found = await readRow<{
    association: string
    event: string
    board: string
    course: string
    invoice: string
    refund: string
  }>(`
    with held as (
      select e.association_id, e.id, u.email
      from portal.association_event e
      join portal.association_contact c on c.association_id = e.association_id and c.ended_at is null
      join portal."user" u on u.id = c.user_id
      order by e.id, u.email limit 1)
    select held.association_id::text as association, held.id::text as event, held.email as board,
      (select id::text from portal.course where state = 'published' order by id limit 1) as course,
      (select i.invoice_number::text from portal.invoice i join portal."user" u on u.id = i.user_id
        where u.email = '${people.member}' order by i.invoice_number desc limit 1) as invoice,
      (select c.id::text from portal.case_file c join portal."user" u on u.id = c.user_id
        where c.kind = 'health-refund' and u.email = '${people.applicant}') as refund
    from held`)
  return { ...found, publicEvent: '' }
}

async function expectPage(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect.soft(response?.status(), address).toBe(200)
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  await expect.soft(heading, address).toBeVisible()
  // More than the frame: what the page is for, once it is loaded.
  const parts = main.locator('form, button, ul, ol, dl, table, section, article, p a')
  await expect.soft(parts.filter({ visible: true }).first(), address).toBeVisible()
  await expect.soft(main.getByText(/finnes ikke|does not exist/i), address).toHaveCount(0)
}

/** Pages of mailed links are opened without one here. */
test.use({ allowedErrors: [/status of 4\d\d/] })

for (const language of languages)
  test(`every route of the table has a page for whom it is for, in ${language}`, async ({
    page,
  }, testInfo) => {
    test.skip(isPhone(testInfo), 'the routes are the same on a phone')
    test.slow()
    const places = await findPlaces()
    await page.goto(pagePath('eventCalendar', language))
    const prefix = pagePath('eventCalendar', language)
    const event = await page
      .getByRole('main')
      .locator(`a[href^="${prefix}/"]`)
      .first()
      .getAttribute('href')
    places.publicEvent = event?.split('/').at(-1) ?? ''
    for (const [who, ofPerson] of Object.entries(routes)) {
      if (who === 'board') await logIn(page, places.board || memberEmail(1))
      else if (who !== 'visitor') await logIn(page, people[who as keyof typeof people])
      for (const [id, params] of ofPerson)
        await expectPage(page, pagePath(id, language, params?.(places)))
    }
  })

test('the menu of my page leads to every part of it', async ({ page }, testInfo) => {
  test.skip(isPhone(testInfo), 'the menu has the same links on a phone')
  await logIn(page, people.member)
  await page.goto(pagePath('myPage', 'no'))
  const menu = page.getByRole('navigation', { name: 'Min side' })
  const parts: readonly PageId[] = [
    'myPage',
    'profile',
    'mySports',
    'finances',
    'myAssociations',
    'myCourses',
    'myKindergarten',
    'myHealth',
    'depositAccount',
  ]
  for (const part of parts)
    await expect.soft(menu.locator(`a[href="${pagePath(part, 'no')}"]`), part).toBeVisible()
})
