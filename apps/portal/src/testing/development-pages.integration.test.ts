import { expect, it } from 'vitest'
import type { PortalContext } from '#core/feature/feature.server.ts'
import { demoStaff } from '#features/staff-access/demo/demo-staff.ts'
import { seedStaff } from '#features/staff-access/demo/seed-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { createDevelopmentPages } from '../portal-development.server.ts'
import { testConfiguration, testEncryption } from './accounts.testing.server.ts'
import { seedStaff as seedOneOfTheStaff } from './staff.testing.server.ts'

const { database } = await createTestDatabase()

const contextIn = (TRIVSEL_ENV: PortalContext['configuration']['TRIVSEL_ENV']) =>
  ({
    configuration: { ...testConfiguration, TRIVSEL_ENV },
    database,
    encryption: testEncryption,
    clock: () => new Date(),
  }) as PortalContext

it('shows the codes of the demo staff in a local site, and of no other staff', async () => {
  await seedStaff(database, testEncryption)
  const { email } = await seedOneOfTheStaff(database, ['admin'])
  const page = await createDevelopmentPages(contextIn('local'), undefined)?.request('/dev/codes')
  const text = await page?.text()
  expect(text?.match(/<code>\d{6}<\/code>/g)).toHaveLength(Object.keys(demoStaff).length)
  expect(text).not.toContain(email)
})

it('has neither mails nor codes in production', async () => {
  expect(createDevelopmentPages(contextIn('production'), undefined)).toBeNull()
  const mail = await openMail(
    {
      TRIVSEL_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Trivsel <ikke-svar@trivsel.example>',
      DATA_DIR: 'unused',
    },
    createLog('silent'),
  )
  expect(mail.pages).toBeUndefined()
  await mail.close()
})
