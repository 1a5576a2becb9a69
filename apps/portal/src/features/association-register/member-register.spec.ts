import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { portalUrl } from '../../../../../e2e/support/addresses.ts'
import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
/** A file with a wrong line is refused; an answered invitation is gone. */
test.use({ allowedErrors: [/422|410/] })

const texts = {
  no: {
    path: '/min-side/foreninger/detaljer',
    register: 'medlemsregister',
    roles: 'medlemsregister/roller',
    info: 'medlemsregister/info',
    file: 'Fil (CSV)',
    preview: 'Se hva som blir endret',
    wrongLine: 'Linje 3: E-\u2060postadressen er ikke gyldig.',
    invite: 'Inviter (antall: 1)',
    invited: 'Alle e-\u2060poster er sendt.',
    invitationMail: 'inviterer deg til å bli medlem',
    accept: 'Ja, jeg vil bli med',
    member: 'Du er medlem av',
    find: 'Søk',
    person: 'Hvem skal få rollen?',
    role: 'Rolle',
    event: 'Arrangementsansvarlig',
    give: 'Gi rollen',
    given: 'Rollen er gitt.',
    end: /^Avslutt rollen Arrangementsansvarlig/,
    endYes: 'Avslutt rollen',
    ended: 'Rollen Arrangementsansvarlig er avsluttet.',
    infoHeading: 'Opplysninger om deg i medlemsregisteret',
    readings: 'Hvem som har lest registeret',
    opened: /Kontaktperson eller tidligere rolle: Åpnet listen/,
  },
  en: {
    path: '/en/my-page/associations/details',
    register: 'register-of-members',
    roles: 'register-of-members/member-roles',
    info: 'register-of-members/info',
    file: 'File (CSV)',
    preview: 'See what would change',
    wrongLine: 'Line 3: The email address is not valid.',
    invite: 'Invite (number: 1)',
    invited: 'All emails are sent.',
    invitationMail: 'invites you to become a member',
    accept: 'Yes, I want to join',
    member: 'You are a member of',
    find: 'Search',
    person: 'Who gets the role?',
    role: 'Role',
    event: 'Event manager',
    give: 'Give role',
    given: 'The role is given.',
    end: /^End the role Event manager/,
    endYes: 'End role',
    ended: 'The role Event manager has ended.',
    infoHeading: 'Your information in the register of members',
    readings: 'Who has read the register',
    opened: /Contact person or former role: Opened the list/,
  },
} as const

for (const language of languages) {
  const text = texts[language]

  test(`a leader invites by file, one accepts, gets a role, and sees who reads about them (${language})`, async ({
    page,
    browser,
    request,
    expectAccessible,
  }) => {
    const association = await addAssociation(await signUp(page, language))
    const base = `${text.path}/${association.id}`
    const context = await browser.newContext({ baseURL: portalUrl })
    await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
    const guest = await context.newPage()
    const invited = await signUp(guest, language)
    const file = (...lines: string[]) => ({
      name: 'medlemmer.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['navn;e-post;språk', ...lines].join('\r\n')),
    })
    const good = `Siri Slett;${invited};${language}`

    await test.step('a broken line is named, and nobody is invited', async () => {
      await page.goto(`${base}/${text.register}`)
      await page.getByLabel(text.file).setInputFiles(file(good, 'Per;ikke en adresse;'))
      await page.getByRole('button', { name: text.preview }).click()
      await expect(page.getByText(text.wrongLine)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the right file invites', async () => {
      await page.getByLabel(text.file).setInputFiles(file(good))
      await page.getByRole('button', { name: text.preview }).click()
      await page.getByRole('button', { name: text.invite }).dblclick()
      await expect(page.getByText(text.invited)).toBeVisible({ timeout: 20_000 })
      await expectAccessible()
    })

    await test.step('who is invited accepts', async () => {
      const subject = `${association.name} ${text.invitationMail}`
      await guest.goto(await linkInMail(request, { to: invited, subject }))
      await guest.getByRole('button', { name: text.accept }).dblclick()
      await expect(guest.getByText(`${text.member} ${association.name}`)).toBeVisible()
      await expectNoSidewaysScroll(guest)
    })

    await test.step('a role is given and ended', async () => {
      await page.goto(`${base}/${text.roles}`)
      await page.getByLabel(text.person).fill(invited)
      await page.getByRole('button', { name: text.find, exact: true }).click()
      await expect(page.getByRole('radio', { name: invited })).toBeChecked()
      await page.getByLabel(text.role, { exact: true }).selectOption(text.event)
      await page.getByRole('button', { name: text.give }).dblclick()
      await expect(page.getByText(text.given)).toBeVisible()
      await page.getByRole('button', { name: text.end }).click()
      await expectAccessible()
      await page.getByRole('dialog').getByRole('button', { name: text.endYes }).click()
      await expect(page.getByText(text.ended)).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the member reads who can see them, and who has', async () => {
      await page.goto(`${base}/${text.register}`)
      await expect(page.getByRole('cell', { name: invited })).toBeVisible()
      await guest.goto(`${base}/${text.info}`)
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(text.infoHeading)
      const readings = guest.getByRole('region', { name: text.readings })
      await expect(readings.getByText(text.opened)).toBeVisible()
      await expectNoSidewaysScroll(guest)
    })
    await context.close()
  })
}

/** An active association whose contact person has this address. */
async function addAssociation(email: string): Promise<{ id: string; name: string }> {
  const id = randomUUID()
  const name = `Fjellgruppa ${id.slice(0, 8)}`
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    await client.query(
      `insert into portal.association (id, slug, name, purpose, description, how_to_join, languages,
         state, state_reason, confirmed_at)
       values ($1, $2, $3, '{"no": "", "en": ""}', '{"no": "", "en": ""}', '{"no": "", "en": ""}',
         '{no}', 'active', 'approved', now())`,
      [id, `fjellgruppa-${id}`, name],
    )
    await client.query(
      `insert into portal.association_role_type (association_id, kind, rights)
       select $1, kind, '{}' from unnest(array['leader', 'treasurer', 'deputy', 'event']) kind`,
      [id],
    )
    await client.query(
      `insert into portal.association_contact (association_id, user_id)
       select $1, id from portal."user" where email = $2`,
      [id, email],
    )
  } finally {
    await client.end()
  }
  return { id, name }
}
