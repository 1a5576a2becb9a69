import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { findOrganisationName } from '../accounts/organisation-name.ts'
import { startTestPayload } from '../testing/test-payload.ts'
import { findButtonColours } from './organisation-colour.ts'
import { findOrganisationPicture } from './organisation-pictures.ts'

const { payload } = await startTestPayload()
const { drizzle: database } = payload.db
const shown = async () => ({
  name: await findOrganisationName(database, 'en'),
  logo: await findOrganisationPicture(database, '/logo.png'),
  button: (await findButtonColours(database))?.button ?? null,
  icon: await findOrganisationPicture(database, '/favicon.ico'),
})

it('says what the portal says of the organisation, and nothing before that', async () => {
  expect(await shown()).toEqual({
    name: 'Studentsamskipnaden',
    logo: null,
    button: null,
    icon: null,
  })
  await database.execute(sql`
    insert into portal.organisation (
      name, legal_name, organisation_number, postal_address, visiting_address, city,
      switchboard, mailbox, opening_hours, links, mail_signature, brand_colour
    ) values (
      '{"no": "Fjordvel", "en": "Fjord Welfare"}', '', '', '', '', '',
      '', '', '{"no": "", "en": ""}', '{}', '{"no": "", "en": ""}', '#0b5cad'
    );
    insert into portal.organisation_pictures (file, picture, bytes, width, height, hash)
    values ('/favicon.ico', 'mark', 'xy', 32, 32, ''), ('/logo.png', 'logo', 'ab', 480, 160, '');
  `)
  expect(await shown()).toEqual({
    name: 'Fjord Welfare',
    logo: { address: 'data:image/png;base64,YWI=', width: 480, height: 160 },
    button: '#0b5cad',
    icon: { address: 'data:image/x-icon;base64,eHk=', width: 32, height: 32 },
  })
})
