import { type Locale, locales, perLocale } from '@trivsel/content-contract/locales'
import { PlainError } from '../scripts/progress.ts'

/** One of the demo's, whose password everybody knows. */
const account = { email: 'editor@trivsel.example', password: 'trivsel-demo' }

export type FrameEditor = {
  /**
   * Publishes a text at the foot of every page, in both languages.
   * @returns it, when the content system has said that it is published
   */
  publish(): Promise<string>
  /** Puts back what was there. */
  restore(): Promise<void>
}

type About = Readonly<Record<Locale, string | null>>

/** Logs in to the content system and works through its API, as its admin does. */
export async function createFrameEditor(cmsUrl: string): Promise<FrameEditor> {
  const headers = { origin: cmsUrl, 'content-type': 'application/json' }
  const login = await fetch(`${cmsUrl}/api/editors/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  if (!login.ok) throw new PlainError(`The editor could not log in: ${login.status}.`)
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

  async function ask<Answer>(locale: Locale | 'all', init: RequestInit = {}): Promise<Answer> {
    const frame = `${cmsUrl}/api/globals/site-frame?depth=0&locale=${locale}`
    const answer = await fetch(frame, { ...init, headers: { ...headers, cookie } })
    if (!answer.ok) throw new PlainError(`The frame was answered with ${answer.status}.`)
    return answer.json() as Promise<Answer>
  }
  /** One language after the other: what is sent for all of them at once is not stored. */
  async function save(texts: About): Promise<void> {
    for (const locale of locales) {
      const about = texts[locale]
      const body = JSON.stringify({ footer: { about }, _status: 'published' })
      const { result } = await ask<{ result: { footer: { about: string | null } } }>(locale, {
        method: 'POST',
        body,
      })
      if (result.footer.about !== about) throw new PlainError('The frame was not changed.')
    }
  }

  const before = await ask<{ footer: { about: About } }>('all')
  let published = 0
  return {
    async publish() {
      published += 1
      // One word: in more of them the site puts spaces of its own.
      const text = `Målegata-${published}`
      await save(perLocale(() => text))
      return text
    },
    async restore() {
      await save(before.footer.about)
    },
  }
}
