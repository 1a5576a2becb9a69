import type { APIRequestContext } from '@playwright/test'
import { collectionOfKind } from '@trivsel/content-contract/change'
import { contentKinds, listedKinds } from '@trivsel/content-contract/kinds'
import { cmsUrl, portalUrl } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

/*
 * What `editor-day.spec.ts` does with mouse and keyboard for some kinds, done for every kind over
 * the calls that the editors' pages make.
 */
test.skip(({ isMobile }) => isMobile, 'nothing here depends on the screen')
// One after the other: the content system forgets a login when the same editor logs in twice at once.
test.describe.configure({ mode: 'default' })

const browsers = {
  desktop: { 'sec-ch-ua-mobile': '?0' },
  phone: { 'sec-ch-ua-mobile': '?1' },
} as const

/** Kinds whose items are published with more than a name. */
const needed: Readonly<Record<string, object>> = {
  event: { startsAt: '2027-01-15T12:00:00.000Z' },
}

for (const kind of contentKinds)
  test(`one ${kind} goes from a draft to the site and off it again`, async ({ playwright }) => {
    const collection = collectionOfKind[kind]
    const list = kind === 'page' ? { no: '', en: '/en' } : listedKinds[kind].addresses
    const editor = await logIn(
      await playwright.request.newContext({ extraHTTPHeaders: { origin: cmsUrl } }),
    )
    const visitor = await playwright.request.newContext()
    const mark = `Prøvd ${kind} ${Date.now()}`
    const slug = slugOf(mark)
    const save = async (id: number, data: object, query = '') => {
      const answer = await editor.patch(`${cmsUrl}/api/${collection}/${id}?${query}`, { data })
      expect(answer.ok(), await answer.text()).toBe(true)
    }

    const created = await editor.post(`${cmsUrl}/api/${collection}?draft=true&locale=no`, {
      data: { displayName: mark, ...needed[kind] },
    })
    expect(created.ok(), await created.text()).toBe(true)
    const { id }: { id: number } = (await created.json()).doc
    const norwegian = `${list.no}/${kind === 'event' ? id : slug}`
    const english = `${list.en}/${kind === 'event' ? id : `${slug}-english`}`
    const renamed = kind === 'event' ? norwegian : `${norwegian}-ny`
    try {
      const preview = await editor.get(`${cmsUrl}/api/preview/${collection}/${id}?locale=no`)
      expect(await preview.text()).toContain(mark)
      expect(await look(visitor, norwegian)).toMatchObject({ status: 404 })

      await save(id, { _status: 'published' }, 'locale=no')
      await expectSeen(visitor, norwegian, mark)
      expect(await look(visitor, english)).not.toMatchObject({ status: 200 })

      await save(id, { displayName: `${mark} english`, _status: 'published' }, 'locale=en')
      await expectSeen(visitor, english, `${mark} english`)

      if (kind !== 'event') {
        await save(id, { slug: `${slug}-ny`, _status: 'published' }, 'locale=no')
        await expectSeen(visitor, renamed, mark)
        // For a moment the page that was there may still be sent.
        await expect.poll(async () => (await look(visitor, norwegian)).location, soon).toBe(renamed)
      }

      await save(id, { _status: 'draft' })
      for (const path of [renamed, english])
        await expect.poll(async () => (await look(visitor, path)).status, soon).toBe(404)
    } finally {
      await editor.delete(`${cmsUrl}/api/${collection}/${id}`)
      await editor.dispose()
      await visitor.dispose()
    }
  })

const soon = { intervals: [50], timeout: 2_000 }

/** On a phone and at a desk, within two seconds. */
async function expectSeen(visitor: APIRequestContext, path: string, text: string): Promise<void> {
  for (const headers of Object.values(browsers))
    await expect
      .poll(async () => (await look(visitor, path, headers)).text.includes(text), {
        ...soon,
        message: path,
      })
      .toBe(true)
}

async function look(
  visitor: APIRequestContext,
  path: string,
  headers: Record<string, string> = browsers.desktop,
) {
  const answer = await visitor.get(portalUrl + path, { maxRedirects: 0, headers })
  return {
    status: answer.status(),
    text: await answer.text(),
    location: answer.headers().location,
  }
}

async function logIn(editor: APIRequestContext): Promise<APIRequestContext> {
  const answer = await editor.post(`${cmsUrl}/api/editors/login`, {
    data: { email: 'admin@trivsel.example', password: 'trivsel-demo' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return editor
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[^a-z0-9]+/g, '-')
}
