import { locales } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import { textOfPreview } from '#platform/mail/mail-preview.ts'
import { features } from '../features.server.ts'

const portalUrl = 'https://portal.example'
const previews = features
  .filter(({ name }) => name.includes('kindergarten'))
  .flatMap(({ mailPreviews = [] }) => mailPreviews)

/**
 * Only sent to guardians who have been on the page: `hasVisited` says so, and the receipt is for what they
 * did there. None of these names a child or one of the kindergartens either.
 */
const afterFirstVisit = ['kindergarten-message-later', 'kindergarten-end-receipt']
const beforeFirstVisit = previews.filter(({ name }) => !afterFirstVisit.includes(name))

it('the mails of all features of kindergartens are looked at', () => {
  const names = previews.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(afterFirstVisit))
  const others = features.filter(({ name }) => !name.includes('kindergarten'))
  const missed = others.flatMap(({ mailPreviews = [] }) =>
    mailPreviews.filter(({ name }) => name.includes('kindergarten')),
  )
  expect(missed).toEqual([])
  expect(beforeFirstVisit.length).toBeGreaterThan(3)
})

describe.each(locales)('in %s', (locale) => {
  it.each(beforeFirstVisit.map((preview) => [preview.name, preview] as const))(
    '%s does not say that it is about a kindergarten, in its link neither',
    (_, preview) => {
      const mail = preview.compose({ portalUrl, locale })
      expect(`${mail.subject}\n${textOfPreview(mail)}`).not.toMatch(
        /barnehage|kindergarten|avdeling|department|foresatt|guardian|\bbarn|child/i,
      )
    },
  )
})
