import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import { textOfPreview } from '#platform/mail/mail-preview.ts'
import { features } from '../features.server.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const previews = features.flatMap(({ mailPreviews = [] }) => mailPreviews)
const portalUrl = 'https://portal.example'

/** What frames other mails, and composes none itself. */
const frames = ['composeMail']

it('there is one of every mail', () => {
  const composers = globSync('{core,features}/**/*.ts', { cwd: source }).flatMap((file) =>
    [
      ...readFileSync(source + file, 'utf8').matchAll(
        /^export (?:async )?function ((?:compose|write)\w*(?:Mail|Letter))\b/gm,
      ),
    ].map(([, name = '']) => name),
  )
  const previewed = [...new Set(previews.map(({ by }) => by))].map(({ name }) => name)
  expect(composers.length).toBeGreaterThan(20)
  expect(previewed.sort()).toEqual(composers.filter((name) => !frames.includes(name)).sort())
})

it('every file that sends mails has them composed', () => {
  const senders = globSync('{core,features}/**/*.server.ts', { cwd: source }).filter((file) => {
    const text = readFileSync(source + file, 'utf8')
    const sends = /\benqueueJob\(\w+, sendMail\b|\bmailer\.send\(/.test(text)
    const composes = /\b(?:compose|write)\w*(?:Mail|Letter|Both)\b|options\.farewell/.test(text)
    return sends && !composes && !file.includes('.testing.')
  })
  expect(senders).toEqual([])
})

it('each has an address of its own', () => {
  const names = previews.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(previews.map((preview) => [preview.name, preview] as const))('%s', (_, preview) => {
  it.each(locales)('is whole, in %s', (locale) => {
    const mail = preview.compose({ portalUrl, locale })
    expect(mail.subject).toMatch(/^\S.*\S$/)
    expect(textOfPreview(mail).trim().length).toBeGreaterThan(20)
    expect(`${mail.subject} ${textOfPreview(mail)}`).not.toMatch(
      /undefined|\[object|Invalid Date|NaN/,
    )
  })
})
