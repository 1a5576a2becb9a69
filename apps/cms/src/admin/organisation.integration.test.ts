import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { findOrganisationName } from '../accounts/organisation-name.ts'
import { startTestPayload } from '../testing/test-payload.ts'
import { findOrganisationPicture } from './organisation-pictures.ts'

const { payload } = await startTestPayload()
const { drizzle: database } = payload.db
const shown = async () => ({
  name: await findOrganisationName(database, 'en'),
  logo: await findOrganisationPicture(database, '/logo.png'),
  icon: await findOrganisationPicture(database, '/favicon.ico'),
})

it('says what the portal says of the organisation, and nothing before that', async () => {
  expect(await shown()).toEqual({
    name: 'Studentsamskipnaden',
    logo: null,
    icon: null,
  })
  await database.execute(sql`
    insert into portal.organisation (
      name, legal_name, organisation_number, postal_address, visiting_address, city,
      switchboard, mailbox, opening_hours, links, mail_signature
    ) values (
      '{"no": "Fjordvel", "en": "Fjord Welfare"}', '', '', '', '', '',
      '', '', '{"no": "", "en": ""}', '{}', '{"no": "", "en": ""}'
    );
    insert into portal.organisation_pictures (file, picture, bytes, width, height, hash)
    values ('/favicon.ico', 'mark', 'xy', 32, 32, ''), ('/logo.png', 'logo', 'ab', 480, 160, '');
  `)
  expect(await shown()).toEqual({
    name: 'Fjord Welfare',
    logo: { address: 'data:image/png;base64,YWI=', width: 480, height: 160 },
    icon: { address: 'data:image/x-icon;base64,eHk=', width: 32, height: 32 },
  })
})
